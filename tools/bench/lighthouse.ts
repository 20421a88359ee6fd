import lighthouse from 'lighthouse'
import { withBrowser } from './browser.ts'
import { median, table } from './report.ts'
import { SCRIPTS, whileServed, whileServedWithout } from './served.ts'

const PAGES = ['/', '/services/seo-optimization', '/blog', '/blog/seo-1', '/contact']
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo']
const AUDITS = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
const DEBUGGING_PORT = 9333

type Run = { scores: number[]; values: number[]; faults: string[] }

/** Lighthouse with its own defaults, a slow phone, in a fresh browser; other sites have no part in it. */
function runOnce(address: string): Promise<Run> {
  return withBrowser(async () => {
    const result = await lighthouse(address, { port: DEBUGGING_PORT, blockedUrlPatterns: ['https://*'] })
    if (!result || result.lhr.runtimeError) throw new Error(`${address}: ${result?.lhr.runtimeError?.message}`)
    const { audits, categories } = result.lhr
    const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    return {
      scores: SCORES.map((score) => Math.round((categories[score]?.score ?? 0) * 100)),
      values: AUDITS.map((audit) => audits[audit]?.numericValue ?? Number.NaN),
      faults: weighed.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1),
    }
  }, `--remote-debugging-port=${DEBUGGING_PORT}`)
}

/** Each figure's median over runs. */
const medians = (lists: number[][]) => (lists[0] ?? []).map((_, at) => median(lists.map((list) => list[at] ?? 0)))

/** One page and its twin without scripts, in turns, so that what else the machine does meets both alike. */
async function pageRow(path: string, site: string, scriptFree: string, runs: number): Promise<string[]> {
  const [own, twin]: [Run[], Run[]] = [[], []]
  for (let run = 0; run < runs; run++) {
    own.push(await runOnce(site + path))
    twin.push(await runOnce(scriptFree + path))
  }
  const scores = medians(own.map((run) => run.scores)).join(' / ')
  const [with_, without] = [own, twin].map((all) => medians(all.map(({ values }) => values)))
  const shown = (value = 0, at: number) => value.toFixed(AUDITS[at] === 'cumulative-layout-shift' ? 3 : 0)
  const faults = [...new Set(own.flatMap((run) => run.faults))].join(', ')
  return [path, scores, ...AUDITS.map((_, at) => `${shown(with_?.[at], at)} / ${shown(without?.[at], at)}`), faults]
}

/** Lighthouse on the site's pages, each beside itself without scripts. */
export function measurePages(folder: string, runs: number): Promise<string> {
  return whileServedWithout(folder, SCRIPTS, PAGES, (scriptFree) =>
    whileServed(folder, async (site) => {
      const pages: string[][] = []
      for (const path of PAGES) pages.push(await pageRow(path, site, scriptFree, runs))
      const figures = ['first paint, ms', 'largest paint, ms', 'blocked, ms', 'shift'].map(
        (one) => `${one} / without scripts`,
      )
      return table(['page', 'scores', ...figures, 'audits below full mark'], pages)
    }),
  )
}
