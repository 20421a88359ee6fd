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
/** Pressed as the very first act: buttons that open a dialog, a menu and the two chats. */
const PRESSES = [
  { path: '/', button: 'Schedule' },
  { path: '/', button: 'Open menu' },
  { path: '/', button: 'Open chat assistant' },
  { path: '/blog/local-to-global', button: 'Open chat' },
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
  for (const path of new Set([...PAGES, ...PRESSES.map((press) => press.path)])) {
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

/** What a phone fetches without the visitor doing anything, in bytes as they are sent. */
async function weighPages(browser: Browser, site: string): Promise<string> {
  const rows: (string | number)[][] = []
  for (const path of PAGES) {
    const page = await browser.newPage(PHONE)
    const bytes = { all: 0, scripts: 0 }
    page.on('requestfinished', async (request) => {
      const { responseBodySize } = await request.sizes()
      bytes.all += responseBodySize
      if (request.resourceType() === 'script') bytes.scripts += responseBodySize
    })
    await page.goto(site + path, { waitUntil: 'networkidle' })
    await page.close()
    rows.push([`\`${path}\``, (bytes.all / 1000).toFixed(1), (bytes.scripts / 1000).toFixed(1)])
  }
  return table(['first view', 'KB', 'of it script files, KB'], rows)
}

/** What the browser itself says of a tap: the time from the finger to the frame that shows what it opened, in ms. */
async function timePress(browser: Browser, address: string, button: string): Promise<number> {
  const page = await browser.newPage(PHONE)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const pressed = page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntriesByName('click')) resolve(duration)
        }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit),
      ),
  )
  await page.getByRole('button', { name: button, exact: true }).first().tap({ noWaitAfter: true })
  const time = await pressed
  await page.close()
  return time
}

/** First presses beside those of the same page without scripts, where the browser opens everything by itself. */
async function timePresses(browser: Browser, site: string, bare: string, runs: number): Promise<string> {
  const rows: (string | number)[][] = []
  for (const { path, button } of PRESSES) {
    const times: number[][] = [[], []]
    for (let run = 0; run < runs; run++)
      for (const [index, origin] of [site, bare].entries())
        times[index]?.push(await timePress(browser, origin + path, button))
    rows.push([`${button}, on ${path}`, times.map(median).join(' / ')])
  }
  return table(['pressed first, with / without scripts', 'seen open after, ms'], rows)
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
console.log(
  `\n${await weighPages(browser, site.origin)}\n\n${await timePresses(browser, site.origin, bare.origin, runs)}`,
)
console.log(`\n${await comparePages(site.origin, bare.origin, runs)}`)
await browser.close()
for (const { server } of [site, bare]) server.close()
await rm(copy, { recursive: true })
