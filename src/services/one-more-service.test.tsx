import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { entries } from '../content/entries.ts'
import { frame } from '../data/frame.ts'
import { allPictures, drawOne } from '../data/pictures.ts'
import { servicePage } from '../data/service-page.ts'
import { ServicePage } from './service-page.tsx'

/** The site's content with one more service, which a plan holds. */
const site = mkdtempSync(join(tmpdir(), 'site-'))
const ownCode = process.cwd()

function change(from: string, to: string, edit: (text: string) => string) {
  writeFileSync(join(site, 'content', to), edit(readFileSync(join('content', from), 'utf8')))
}

beforeAll(() => {
  cpSync('content', join(site, 'content'), { recursive: true })
  cpSync('packages/drawings', join(site, 'packages/drawings'), { recursive: true })
  change('services/google-ads.yaml', 'services/kite-repair.yaml', (text) =>
    text
      .replace(/^name: .*/m, 'name: Kite Repair')
      .replace(/heading: .*/, 'heading: Your kite flies again on Saturday')
      .replace(/^menu:\n( .*\n)+/m, ''),
  )
  change('plans/enterprise.yaml', 'plans/enterprise.yaml', (text) =>
    text.replace('includes:\n', 'includes:\n  - service: kite-repair\n    quantity: Two kites a month\n'),
  )
  process.chdir(site)
})
afterAll(() => {
  process.chdir(ownCode)
  rmSync(site, { recursive: true })
})

it('has a page from its file alone', async () => {
  const entry = (await entries('services')).find(({ id }) => id === 'kite-repair')
  if (!entry) throw new Error('The service was not read.')
  const service = await servicePage(entry)
  expect(service.path).toBe('/services/kite-repair')
  const html = renderToStaticMarkup(<ServicePage service={service} />)
  expect(html).toContain('Your kite flies again on Saturday</h1>')
  expect(html).toContain('Two kites a month')
  expect(html.match(/<img src="\/pictures\/[^"]*kite-repair[^"]*" alt="[^"]{30,}"/g)).toHaveLength(6)
})

it('stands in the footer’s list and has its pictures drawn', async () => {
  const { footer } = await frame()
  expect(footer.services).toContainEqual({ slug: 'kite-repair', name: 'Kite Repair' })
  const pictures = (await allPictures()).filter(({ path }) => path.includes('kite-repair'))
  expect(pictures).toHaveLength(6)
  for (const picture of pictures) expect(drawOne(picture)).toMatch(/^<svg .*<\/svg>$/s)
})
