import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { furnish, hydrated } from '../../tests/site.ts'
import { withBrowser } from './browser.ts'
import { slowDown, type Timing, timePress } from './input-timing.ts'
import { median } from './median.ts'
import { table } from './report.ts'
import { whileServed } from './served-folder.ts'

/** The device most visitors come with. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
}
const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } }

/** Long enough for everything that a page does by itself, at the slowed processor. */
const REST_MS = 1500

export type Interaction = {
  name: string
  device: BrowserContextOptions
  path: string
  /** What a visitor has done before the press that is timed. */
  before?: (page: Page) => Promise<void>
  event: string
  press: (page: Page) => Promise<void>
  shown: string
}

export const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search articles' })
const packages = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Packages' })
const firstCard = (page: Page) => page.getByRole('main').getByRole('article').getByRole('link').first()

/** Points at a link, waits until what lies behind it has come, and marks the heading that is to go. */
const pointAt = (link: (page: Page) => ReturnType<Page['locator']>) => async (page: Page) => {
  await link(page).hover()
  await page.waitForTimeout(REST_MS)
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-before', ''))
}
const NEW_HEADING = 'h1:not([data-before])'

const interactions: Interaction[] = [
  {
    name: 'menu',
    device: phone,
    path: '/',
    event: 'click',
    press: (page) => page.getByRole('button', { name: 'Open menu' }).tap(),
    shown: '[popover]:popover-open',
  },
  {
    name: 'a question',
    device: phone,
    path: '/',
    event: 'click',
    press: (page) => page.locator('#faq summary').first().tap(),
    shown: '#faq details[open] p',
  },
  {
    name: 'dialog',
    device: phone,
    path: '/',
    event: 'click',
    press: (page) => page.getByRole('main').getByRole('button', { name: 'Schedule' }).first().tap(),
    shown: 'dialog[open]',
  },
  {
    name: 'chat',
    device: phone,
    path: '/',
    event: 'click',
    press: (page) => page.getByRole('button', { name: 'Open chat assistant' }).tap(),
    shown: '[role=log]',
  },
  {
    name: 'search, a letter',
    device: phone,
    path: '/blog',
    before: async (page) => {
      await searchBox(page).tap()
      await page.waitForTimeout(REST_MS)
    },
    event: 'keydown',
    press: (page) => page.keyboard.press('s'),
    shown: '[role=option]',
  },
  {
    name: 'link in the header',
    device: desktop,
    path: '/',
    before: pointAt(packages),
    event: 'click',
    press: (page) => packages(page).click(),
    shown: NEW_HEADING,
  },
  {
    name: 'link to an article',
    device: desktop,
    path: '/blog',
    before: pointAt(firstCard),
    event: 'click',
    press: (page) => firstCard(page).click(),
    shown: NEW_HEADING,
  },
]

/** Does one interaction on a fresh page at the slowed processor. */
export async function timeOnce(browser: Browser, address: string, interaction: Interaction): Promise<Timing> {
  const context = await browser.newContext(interaction.device)
  try {
    const page = await context.newPage()
    await furnish(page, { country: 'US', scheduling: 'works' })
    await slowDown(page)
    await page.goto(address + interaction.path)
    await hydrated(page)
    await page.waitForTimeout(REST_MS)
    await interaction.before?.(page)
    return await timePress(page, interaction)
  } finally {
    await context.close()
  }
}

/**
 * Times what a visitor does most.
 * @param folder the built site
 * @returns the results as Markdown
 */
export async function measureInteractions(folder: string, runs: number): Promise<string> {
  const rows = await whileServed(folder, (address) =>
    withBrowser(async (browser) => {
      const done: string[][] = []
      for (const interaction of interactions) {
        console.log(`Interaction: ${interaction.name}`)
        const timings: Timing[] = []
        for (let run = 0; run < runs; run++) timings.push(await timeOnce(browser, address, interaction))
        const figures = [({ nextPaint }: Timing) => nextPaint, ({ shown }: Timing) => shown].flatMap((value) => {
          const values = timings.map(value)
          return [median(values), Math.max(...values)].map((ms) => String(Math.round(ms)))
        })
        done.push([interaction.name, interaction.device === phone ? 'phone' : 'desktop', interaction.path, ...figures])
      }
      return done
    }),
  )
  return table(
    [
      ...['opening', 'on', 'page'].map((heading) => ({ heading, side: 'left' as const })),
      ...['next paint, ms', 'worst', 'shown, ms', 'worst'].map((heading) => ({ heading, side: 'right' as const })),
    ],
    rows,
  )
}
