import { type Run, runLighthouse, SCORES } from './lighthouse-run.ts'
import { median } from './median.ts'
import { kilobytes, seconds, table } from './report.ts'
import { withScriptFreeCopy } from './script-free.ts'
import { whileServed } from './served-folder.ts'

export const MEASURED_PAGES = ['/', '/services/seo-optimization', '/blog', '/blog/seo-1', '/blog/ai-in-marketing']

type Measured = { path: string; site: Run[]; scriptFree: Run[] }

async function measure(path: string, runs: number, site: string, scriptFree: string): Promise<Measured> {
  const measured: Measured = { path, site: [], scriptFree: [] }
  // In turns, so that what else the machine does meets both alike.
  for (let run = 0; run < runs; run++) {
    measured.site.push(await runLighthouse(site + path))
    measured.scriptFree.push(await runLighthouse(scriptFree + path))
  }
  return measured
}

const middle = (runs: Run[], value: (run: Run) => number) => median(runs.map(value))

function row({ path, site, scriptFree }: Measured): string[] {
  const paint = (value: (run: Run) => number) => {
    const [with_, without] = [middle(site, value), middle(scriptFree, value)]
    return [seconds(with_), seconds(without), (with_ / without).toFixed(2)]
  }
  return [
    path,
    SCORES.map((score) => middle(site, ({ scores }) => scores[score])).join(' / '),
    ...paint(({ firstPaint }) => firstPaint),
    ...paint(({ largestPaint }) => largestPaint),
    ...[site, scriptFree].map((runs) => String(Math.round(middle(runs, ({ blocked }) => blocked)))),
    middle(site, ({ shift }) => shift).toFixed(3),
    kilobytes(middle(site, ({ bytes }) => bytes)),
  ]
}

const headings = [
  'scores',
  'first paint, s',
  'without scripts',
  'ratio',
  'largest paint, s',
  'without scripts',
  'ratio',
  'blocked, ms',
  'without scripts',
  'shift',
  'KB with headers',
]

/** Audits that took something off, with the pages they did it on; nothing where every score is whole. */
function faults(all: Measured[]): string[] {
  return all.flatMap(({ path, site }) => {
    const names = [...new Set(site.flatMap((run) => run.faults))]
    return names.length > 0 ? [`- ${path}: ${names.join(', ')}`] : []
  })
}

/**
 * Lighthouse on the site's pages, each beside itself without scripts.
 * @param folder the built site
 * @returns the results as Markdown
 */
export async function measurePages(folder: string, paths: string[], runs: number): Promise<string> {
  const all = await withScriptFreeCopy(folder, paths, (copy) =>
    whileServed(folder, (site) =>
      whileServed(copy, async (scriptFree) => {
        const measured: Measured[] = []
        for (const path of paths) {
          console.log(`Lighthouse: ${path}`)
          measured.push(await measure(path, runs, site, scriptFree))
        }
        return measured
      }),
    ),
  )
  const result = table(
    [{ heading: 'page', side: 'left' }, ...headings.map((heading) => ({ heading, side: 'right' as const }))],
    all.map(row),
  )
  const off = faults(all)
  return [
    result,
    'Scores are performance / accessibility / best practices / SEO.',
    ...(off.length > 0 ? [`Audits below their full mark in any of the runs:\n\n${off.join('\n')}`] : []),
  ].join('\n\n')
}
