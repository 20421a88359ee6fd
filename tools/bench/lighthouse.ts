import type { Browser } from '@playwright/test'
import lighthouse from 'lighthouse'
import { phone, withBrowser } from './browser.ts'
import { firstView, totalBytes } from './first-view.ts'
import { kilobytes, median, table } from './report.ts'
import { SCRIPTS, whileServed, whileServedWithout } from './served.ts'

const PAGES = ['/', '/services/seo-optimization', '/blog', '/blog/seo-1', '/contact']
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const TIMES = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  blocked: 'total-blocking-time',
}
const KINDS = { HTML: /\.html$/, scripts: /\.js$/, fonts: /\.woff2$/, pictures: /\.(svg|png)$/ }
const DEBUGGING_PORT = 9333

type Run = { scores: number[]; times: number[]; shift: number; faults: string[] }

/** What Lighthouse's own pages ask other sites for is answered with a country, so that none of them has a part in it. */
async function playOutsideWorld(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession()
  session.on('Fetch.requestPaused', ({ requestId }) =>
    session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'Access-Control-Allow-Origin', value: '*' }],
      body: Buffer.from('{"country_code":"US"}').toString('base64'),
    }),
  )
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] })
}

/** Lighthouse with its own defaults, a slow phone, in a fresh browser. */
function runOnce(address: string): Promise<Run> {
  return withBrowser(async (browser) => {
    await playOutsideWorld(browser)
    const result = await lighthouse(address, { port: DEBUGGING_PORT, logLevel: 'error', output: 'json' })
    if (!result || result.lhr.runtimeError) throw new Error(`${address}: ${result?.lhr.runtimeError?.message}`)
    const { audits, categories } = result.lhr
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
    const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    return {
      scores: SCORES.map((score) => Math.round((categories[score]?.score ?? 0) * 100)),
      times: Object.values(TIMES).map(value),
      shift: value('cumulative-layout-shift'),
      faults: weighed.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1),
    }
  }, `--remote-debugging-port=${DEBUGGING_PORT}`)
}

async function pageRow(path: string, site: string, scriptFree: string, runs: number): Promise<[string[], string]> {
  const [own, twin]: [Run[], Run[]] = [[], []]
  // In turns, so that what else the machine does meets both alike.
  for (let run = 0; run < runs; run++) {
    own.push(await runOnce(site + path))
    twin.push(await runOnce(scriptFree + path))
  }
  const scores = SCORES.map((_, at) => median(own.map((run) => run.scores[at] ?? 0))).join(' / ')
  const times = Object.keys(TIMES).flatMap((_, at) =>
    [own, twin].map((all) => Math.round(median(all.map((run) => run.times[at] ?? Number.NaN)))),
  )
  const faults = [...new Set(own.flatMap((run) => run.faults))]
  const row = [path, scores, ...times.map(String), median(own.map((run) => run.shift)).toFixed(3)]
  return [row, `- ${path}: ${faults.join(', ') || 'none'}`]
}

async function bytesRow(browser: Browser, address: string, path: string, folder: string): Promise<string[]> {
  const context = await browser.newContext(phone)
  const files = await firstView(await context.newPage(), address + path, folder)
  await context.close()
  const kinds = Object.values(KINDS).map((kind) => totalBytes(files.filter(({ file }) => kind.test(file))))
  return [path, ...kinds.map(kilobytes), kilobytes(totalBytes(files))]
}

/** Lighthouse on the site's pages, each beside itself without scripts, and what a first view of them fetches. */
export async function measurePages(folder: string, runs: number): Promise<string> {
  const rows: [string[], string][] = []
  const bytes: string[][] = []
  await whileServedWithout(folder, SCRIPTS, PAGES, (scriptFree) =>
    whileServed(folder, async (site) => {
      for (const path of PAGES) rows.push(await pageRow(path, site, scriptFree, runs))
      await withBrowser(async (browser) => {
        for (const path of PAGES) bytes.push(await bytesRow(browser, site, path, folder))
      })
    }),
  )
  const times = Object.keys(TIMES).flatMap((name) => [`${name}, ms`, 'without scripts'])
  return [
    table(
      ['page', 'scores', ...times, 'shift'],
      rows.map(([row]) => row),
    ),
    `Audits below their full mark in any of the runs:\n\n${rows.map(([, faults]) => faults).join('\n')}`,
    table(['first view, KB', ...Object.keys(KINDS), 'all'], bytes),
  ].join('\n\n')
}
