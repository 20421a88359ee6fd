import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBuiltSite } from '../integrations/hosting/built-site.ts'
import { builtFile } from '../tools/bench/built-file.ts'
import { type FetchedFile, firstView, totalBytes } from '../tools/bench/first-view.ts'
import { recordBytes, whatGrew } from './byte-ledger.ts'
import { expect, test } from './site.ts'

const BUILD = join(import.meta.dirname, '../build/client')

/** The metric kilobyte, 1,000 bytes. Sizes are those of the files as brotli sends them at quality 11. */
const KB = 1000

type Budget = { what: string; most: number; counts: (file: string) => boolean }

const isScript = (file: string) => file.endsWith('.js')
/** Not the site's own: React and its router, which stand in one chunk, and what the bundler writes to find the others. */
const isForeign = (file: string) => /^assets\/(vendor|manifest|rolldown-runtime)-/.test(file)

/** What a page may fetch before the visitor does anything. */
const budgets: Record<string, Budget[]> = {
  '/': [
    { what: 'everything', most: 170 * KB, counts: () => true },
    { what: 'the HTML with its styles', most: 24 * KB, counts: (file) => file.endsWith('.html') },
    { what: 'scripts', most: 112 * KB, counts: isScript },
    // The aim is 14 KB; docs/performance.md says where it stands and what is left to try.
    { what: 'the site’s own scripts', most: 17.2 * KB, counts: (file) => isScript(file) && !isForeign(file) },
    { what: 'fonts', most: 40 * KB, counts: (file) => file.endsWith('.woff2') },
  ],
  '/blog/seo-1': [{ what: 'everything', most: 150 * KB, counts: () => true }],
}

const kilobytes = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`

/** Fails with the files that grew, and goes on, so that every broken budget is told. */
function hold(path: string, files: FetchedFile[], { what, most, counts }: Budget) {
  const counted = files.filter(({ file }) => counts(file))
  const bytes = totalBytes(counted)
  expect(counted, `${path} fetches nothing that counts as ${what}`).not.toEqual([])
  expect
    .soft(bytes, `${path}: ${what} may take ${kilobytes(most)}, takes ${kilobytes(bytes)}. ${whatGrew(path, counted)}`)
    .toBeLessThanOrEqual(most)
}

test.describe('the first view on a phone', () => {
  // One after the other: with UPDATE_LEDGER=1 the tests write one file.
  test.describe.configure({ mode: 'default' })
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true })

  for (const [path, limits] of Object.entries(budgets))
    test(`${path} keeps to its bytes`, async ({ page, baseURL }) => {
      const files = await firstView(page, `${baseURL}${path}`, BUILD)
      if (process.env.UPDATE_LEDGER) recordBytes(path, files)
      for (const budget of limits) hold(path, files, budget)
    })
})

const PRELOAD = /<link\b[^>]*\brel="preload"[^>]*>/g
const addressIn = (link: string) => /\bhref="([^"]*)"/.exec(link)?.[1] ?? link

test.describe('preloads', () => {
  // A file counts as used where the page fetches it also without being told to in advance. Scripts stay out: React
  // would put the link back, and what the first view shows stands in the HTML.
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('no page preloads what its first view does not use', async ({ page }) => {
    test.setTimeout(120_000)
    const fetched = new Set<string>()
    page.on('request', (request) => fetched.add(new URL(request.url()).pathname))
    let preloads = 0
    for (const path of readBuiltSite(BUILD).pages) {
      const html = readFileSync(join(BUILD, builtFile(BUILD, path)), 'utf8')
      const wanted = (html.match(PRELOAD) ?? []).map(addressIn)
      if (wanted.length === 0) continue
      preloads += wanted.length
      await page.route(path, (route) => route.fulfill({ contentType: 'text/html', body: html.replace(PRELOAD, '') }))
      fetched.clear()
      await page.goto(path)
      const unused = () => wanted.filter((address) => !fetched.has(address))
      await expect.poll(unused, `${path} preloads what it does not use`).toEqual([])
      await page.unroute(path)
    }
    expect(preloads).toBeGreaterThan(0)
  })
})
