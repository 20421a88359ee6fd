import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readContent } from '../../src/content/loader.ts'
import { readSettings } from '../settings/read.ts'
import { agedSources, launchPoints } from './launch-points.ts'

const now = new Date('2026-12-01T00:00:00Z')
const own = {
  SITE_URL: 'https://studio-nord.com',
  CONTACT_EMAIL: 'hello@studio-nord.com',
  CONTACT_PHONE: '+49 30 901820',
  SOCIAL_LINKS: 'LinkedIn=https://www.linkedin.com/company/studio-nord',
  SCHEDULING_URL: 'https://calendly.com/studio-nord/30min',
  VIDEO_IDS: 'about=dQw4w9WgXcQ',
  CONTACT_ENDPOINT: 'https://forms.studio-nord.com/contact',
  NEWSLETTER_ENDPOINT: 'https://forms.studio-nord.com/newsletter',
}

let copy: string
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'launch-'))
  for (const folder of ['content', 'public']) cpSync(folder, join(copy, folder), { recursive: true })
})
afterEach(() => rmSync(copy, { recursive: true }))

/** Rewrites every file of the copy's content. */
function rewrite(change: (text: string) => string) {
  for (const name of readdirSync(join(copy, 'content'), { recursive: true, encoding: 'utf8' })) {
    const file = join(copy, 'content', name)
    if (statSync(file).isFile()) writeFileSync(file, change(readFileSync(file, 'utf8')))
  }
}

test('the project as it comes is an example, and every place of it is named', () => {
  const points = launchPoints(copy, readSettings({}), now).join('\n')
  for (const place of [
    'SITE_URL is "https://kitebridge.example"',
    'CONTACT_PHONE is "+44 20 7946 0958", a number reserved for fiction',
    'SOCIAL_LINKS: Instagram',
    'CONTACT_ENDPOINT is not set',
    'SCHEDULING_URL is not set',
    'content/logo/kite.svg is the example’s logo',
    'content/company.yaml: legal > companyName is empty',
    'content/company.yaml is an example',
    'content/pages/home.yaml: hero > claims > item 1 is an example',
    'content/people/meera-nair.yaml is an example',
    'content/test-page.yaml: testimonial is an example',
    'content/services/google-ads.yaml is an example',
  ])
    expect(points).toContain(place)
})

test('a filled copy may go public', () => {
  rewrite((text) =>
    text
      .replace(/^\s*sample: true\n/gm, '')
      .replace(/^( {2}\w+): ""$/gm, '$1: "2026-11-01"')
      .replace(/^sources:\n(?: {2}[- ].*\n)+/m, ''),
  )
  writeFileSync(join(copy, 'content/logo/kite.svg'), '<svg viewBox="0 0 1 1"></svg>')
  expect(launchPoints(copy, readSettings(own), now)).toEqual([])
})

test('a source that was read more than a year ago is named', () => {
  const file = join(copy, 'content/articles/seo-1.md')
  const source = 'sources:\n  - title: A help page\n    url: https://example.com\n    read: 2025-11-30\n'
  const text = readFileSync(file, 'utf8').replace(/^sources:\n(?: {2}[- ].*\n)+/m, source)
  writeFileSync(file, text)
  const named = (at: string) =>
    agedSources(readContent(copy), new Date(at)).filter((point) => point.includes('"A help page"'))
  expect(named('2026-11-29')).toEqual([])
  expect(named('2026-12-02')[0]).toContain('last read on 2025-11-30')
})
