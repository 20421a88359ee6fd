import type { Page } from '@playwright/test'
import { furnish } from '../../tests/site.ts'
import { withBrowser } from './browser.ts'
import { firstView, totalBytes } from './first-view.ts'
import { type GrownProject, withGrownProject } from './grown-project.ts'
import type { Timing } from './input-timing.ts'
import { type Interaction, phone, searchBox, timeOnce } from './interactions.ts'
import { median } from './median.ts'
import { table } from './report.ts'
import { whileServed } from './served-folder.ts'

export const SIZES = [100, 500, 1000]
const PAGES = ['/', '/blog/seo-1']
const REST_MS = 1500

/** Types a letter and takes it back, so that both indexes are there before the press that is timed. */
async function loadIndexes(page: Page): Promise<void> {
  await searchBox(page).tap()
  await page.keyboard.press('s')
  await page.waitForTimeout(2 * REST_MS)
  await page.keyboard.press('Backspace')
  await page.waitForTimeout(REST_MS)
}

/** The letter stands in almost every article, so the lists are as long as they get. */
const typing = { device: phone, path: '/blog', before: loadIndexes, event: 'keydown' }
const letter = (page: Page) => page.keyboard.press('s')
const searches: Interaction[] = [
  { ...typing, name: 'suggestions', press: letter, shown: '[role=option]' },
  { ...typing, name: 'the listing', press: letter, shown: 'main section[aria-busy=false]' },
]

type Size = { articles: number; built: GrownProject; bytes: number[] }

async function viewBytes(folder: string): Promise<number[]> {
  return whileServed(folder, (address) =>
    withBrowser(async (browser) => {
      const bytes: number[] = []
      for (const path of PAGES) {
        const context = await browser.newContext(phone)
        const page = await context.newPage()
        await furnish(page, { country: 'US', scheduling: 'works' })
        bytes.push(totalBytes(await firstView(page, address + path, folder)))
        await context.close()
      }
      return bytes
    }),
  )
}

async function timeSearches(folder: string, runs: number): Promise<string[][]> {
  return whileServed(folder, (address) =>
    withBrowser(async (browser) => {
      const rows: string[][] = []
      for (const search of searches) {
        const timings: Timing[] = []
        for (let run = 0; run < runs; run++) timings.push(await timeOnce(browser, address, search))
        const middle = (value: (timing: Timing) => number) => String(Math.round(median(timings.map(value))))
        rows.push([search.name, middle(({ nextPaint }) => nextPaint), middle(({ shown }) => shown)])
      }
      return rows
    }),
  )
}

function sizeRow({ articles, built, bytes }: Size, today: Size): string[] {
  const perHundred = ((built.seconds - today.built.seconds) / articles) * 100
  return [
    articles === 0 ? 'today’s' : `${articles} more`,
    ...bytes.flatMap((now, at) => {
      const before = today.bytes[at] ?? now
      return [String(now), articles === 0 ? '' : `${(((now - before) / before) * 100).toFixed(2)} %`]
    }),
    built.seconds.toFixed(1),
    articles === 0 ? '' : perHundred.toFixed(1),
    String(Math.round(built.peakMegabytes)),
  ]
}

const right = (heading: string) => ({ heading, side: 'right' as const })

/**
 * Builds the project as it is and with more and more articles, and says what grows.
 * @param counts how many articles to add, smallest first; the search is timed at the last
 * @returns the results as Markdown
 */
export async function measureScale(counts: number[], runs: number): Promise<string> {
  const sizes: Size[] = []
  let answers: string[][] = []
  for (const articles of [0, ...counts]) {
    console.log(`Scale: ${articles} articles more`)
    await withGrownProject(articles, async (built) => {
      sizes.push({ articles, built, bytes: await viewBytes(built.folder) })
      if (articles === counts.at(-1)) answers = await timeSearches(built.folder, runs)
    })
  }
  const [today] = sizes
  if (!today) throw new Error('Nothing was built.')
  const growth = table(
    [
      { heading: 'articles', side: 'left' },
      ...PAGES.flatMap((path) => [right(`${path}, bytes`), right('more')]),
      ...['build, s', 's per 100', 'peak, MB'].map(right),
    ],
    sizes.map((size) => sizeRow(size, today)),
  )
  const search = table(
    [{ heading: `search over ${counts.at(-1)} more`, side: 'left' }, right('next paint, ms'), right('shown, ms')],
    answers,
  )
  return `${growth}\n\n${search}`
}
