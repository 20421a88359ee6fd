import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type Browser, chromium, devices } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { createSiteServer } from '../packages/hosting/index.ts'
import { CHROMIUM_FLAGS, ensureChromium, wholeChromiumPath } from './chromium.ts'

const PAGES = ['/', '/services/seo-optimization', '/packages', '/blog', '/blog/seo-1', '/contact']
/** What a press as the very first act opens. */
const PRESSES = [
  { path: '/', button: 'Schedule', opens: 'dialog' },
  { path: '/', button: 'Open menu', opens: 'navigation' },
  { path: '/', button: 'Open chat assistant', opens: 'log' },
  { path: '/blog/local-to-global', button: 'Open chat', opens: 'log' },
] as const
const CPU_SLOWDOWN = 4
const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }
const SCRIPTS = /<script\b[^>]*>.*?<\/script>/gs
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
const table = (headings: string[], rows: (string | number)[][]) =>
  [row(headings), row(headings.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n')

async function serve(build: string) {
  const server = createSiteServer(build)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` }
}

/** A copy of the build whose measured pages have no script at all. */
async function withoutScripts(build: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'bench-'))
  await cp(build, copy, { recursive: true })
  for (const path of PAGES) {
    const file = join(copy, 'client', `${path === '/' ? 'index' : path}.html`)
    const html = (await readFile(file, 'utf8')).replace(SCRIPTS, '')
    await Promise.all([
      writeFile(file, html),
      writeFile(`${file}.br`, brotliCompressSync(html)),
      writeFile(`${file}.gz`, gzipSync(html)),
    ])
  }
  return copy
}

const launch = (...flags: string[]) =>
  chromium.launch({
    executablePath: wholeChromiumPath(),
    channel: 'chromium',
    args: [...CHROMIUM_FLAGS, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost', ...flags],
  })

async function audit(address: string): Promise<Result> {
  const port = 9333
  const browser = await launch(`--remote-debugging-port=${port}`)
  try {
    const result = await lighthouse(address, { port, onlyCategories: CATEGORIES, logLevel: 'error' })
    if (!result) throw new Error(`Lighthouse did not measure ${address}.`)
    return result.lhr
  } finally {
    await browser.close()
  }
}

/** Scores of each page, and its times beside the same page without scripts, measured in turns. */
async function comparePages(site: string, bare: string, runs: number): Promise<string> {
  const rows: (string | number)[][] = []
  for (const path of PAGES) {
    const results: Result[][] = [[], []]
    for (let run = 0; run < runs; run++)
      for (const [index, origin] of [site, bare].entries()) results[index]?.push(await audit(origin + path))
    const score = (category: string) =>
      median((results[0] ?? []).map((one) => (one.categories[category]?.score ?? 0) * 100))
    const time = (name: string) =>
      results
        .map((all) => Math.round(median(all.map((one) => one.audits[name]?.numericValue ?? Number.NaN))))
        .join(' / ')
    const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map(time)
    rows.push([`\`${path}\``, CATEGORIES.map(score).join(' / '), ...times])
  }
  return table(
    ['page, with / without scripts', 'Lighthouse', 'first paint, ms', 'largest paint, ms', 'blocked, ms'],
    rows,
  )
}

/** From a press that is the first thing a visitor does, as soon as anything is painted, to the frame that shows what it opens. */
async function timePresses(browser: Browser, site: string, runs: number): Promise<string> {
  const rows: (string | number)[][] = []
  for (const { path, button, opens } of PRESSES) {
    const times: number[] = []
    for (let run = 0; run < runs; run++) {
      const page = await browser.newPage(PHONE)
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
      await page.goto(site + path, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await page.evaluate(() =>
        addEventListener('click', () => performance.mark('press'), { capture: true, once: true }),
      )
      await page.getByRole('button', { name: button, exact: true }).first().click({ noWaitAfter: true })
      await page.getByRole(opens).last().waitFor()
      times.push(
        await page.evaluate(
          () =>
            new Promise<number>((resolve) =>
              requestAnimationFrame(() => resolve(performance.measure('open', 'press').duration)),
            ),
        ),
      )
      await page.close()
    }
    rows.push([`${button}, on ${path}`, Math.round(median(times)), Math.round(Math.max(...times))])
  }
  return table(['pressed first', 'open after, ms', 'worst'], rows)
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const runs = Number(values.runs)
const build = join(import.meta.dirname, '..', process.env.BUILD_DIR ?? 'build')
ensureChromium()
const copy = await withoutScripts(build)
const [site, bare, browser] = [await serve(build), await serve(copy), await launch()]
console.log(
  `${cpus().length} × ${cpus()[0]?.model.trim()}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}, Chromium ${browser.version()}; medians of ${runs}.`,
)
console.log(`\n${await timePresses(browser, site.origin, runs)}`)
console.log(`\n${await comparePages(site.origin, bare.origin, runs)}`)
await browser.close()
for (const { server } of [site, bare]) server.close()
await rm(copy, { recursive: true })
