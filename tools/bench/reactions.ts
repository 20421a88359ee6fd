import type { Page } from '@playwright/test'
import { desktop, phone, withSlowPage } from './browser.ts'
import { median, table } from './report.ts'
import { SPECULATION_RULES, whileServed, whileServedWithout } from './served.ts'

const HOVER_MS = 1500
const links = [
  { path: '/', link: 'header a[href="/packages"]' },
  { path: '/blog', link: 'main article a[href^="/blog/"]' },
]
const presses = [
  { name: 'dialog', path: '/', button: 'main [data-dialog]', shown: 'dialog[open]' },
  { name: 'home assistant', path: '/', button: '[data-chat] button', shown: '[role=log]' },
  { name: 'blog chat', path: '/blog/local-to-global', button: '[data-chat] button', shown: '[role=log]' },
]

/** Runs in every document before its own scripts. Its times are those of a clock that all documents share. */
function watch(shown: string) {
  const note = (name: string) => sessionStorage.setItem(name, String(performance.timeOrigin + performance.now()))
  const look = () => {
    requestAnimationFrame(document.querySelector(shown)?.checkVisibility() ? () => note('shown') : look)
  }
  const press = ({ isTrusted }: Event) => {
    // A press that came too early is given again by the page's script.
    if (!isTrusted) return
    sessionStorage.clear()
    note('pressed')
  }
  look()
  addEventListener('click', press, true)
  addEventListener('pageshow', ({ persisted }) => persisted && requestAnimationFrame(() => note('back')))
}

/** Milliseconds from the press to something that `watch` notes. */
async function sincePress(page: Page, name: 'shown' | 'back'): Promise<number> {
  await page.waitForFunction((key) => sessionStorage.getItem(key), name)
  return page.evaluate((key) => Number(sessionStorage.getItem(key)) - Number(sessionStorage.getItem('pressed')), name)
}

type Followed = { forward: number; back: number }

/** From a press on a link to the next page's heading, and from Back to the first page's next frame. */
const follow = (address: string, link: string, hovers: boolean): Promise<Followed> =>
  withSlowPage(desktop, async (page) => {
    await page.addInitScript(watch, 'h1')
    await page.goto(address, { waitUntil: 'networkidle' })
    if (hovers) await page.locator(link).first().hover()
    if (hovers) await page.waitForTimeout(HOVER_MS)
    await page.locator(link).first().click()
    await page.waitForURL((url) => url.href !== address)
    const forward = await sincePress(page, 'shown')
    await page.evaluate(() => {
      sessionStorage.setItem('pressed', String(performance.timeOrigin + performance.now()))
      history.back()
    })
    await page.waitForURL(address, { waitUntil: 'commit' })
    return { forward, back: await sincePress(page, 'back') }
  })

/** From a press that is the very first thing a visitor does, as soon as anything is painted, to what it opens. */
const pressFirst = (address: string, { button, shown }: (typeof presses)[number]) =>
  withSlowPage(phone, async (page) => {
    await page.addInitScript(watch, shown)
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await page.locator(button).locator('visible=true').first().tap()
    return sincePress(page, 'shown')
  })

async function times<T>(runs: number, measure: () => Promise<T>): Promise<T[]> {
  const all: T[] = []
  for (let run = 0; run < runs; run++) all.push(await measure())
  return all
}
const shownTime = (all: number[]) => `${Math.round(median(all))} (${Math.round(Math.max(...all))})`

/** Links between pages, with and without the rules by which a browser fetches the next page ahead. */
export function measureLinks(folder: string, runs: number): Promise<string> {
  const paths = links.map(({ path }) => path)
  return whileServedWithout(folder, SPECULATION_RULES, paths, (plain) =>
    whileServed(folder, async (site) => {
      const rows: string[][] = []
      for (const { path, link } of links) {
        const all: Followed[][] = []
        for (const hovers of [true, false])
          for (const address of [site, plain]) all.push(await times(runs, () => follow(address + path, link, hovers)))
        const forward = all.map((followed) => shownTime(followed.map((one) => one.forward)))
        rows.push([`${path}, \`${link}\``, ...forward, shownTime(all.flat().map(({ back }) => back))])
      }
      const headings = ['pointed at for 1.5 s', 'without rules', 'pressed at once', 'without rules', 'Back']
      return table(['link, ms (worst)', ...headings], rows)
    }),
  )
}

/** Presses while the page still loads. */
export function measurePresses(folder: string, runs: number): Promise<string> {
  return whileServed(folder, async (site) => {
    const rows: string[][] = []
    for (const press of presses) {
      const all = await times(runs, () => pressFirst(site + press.path, press))
      rows.push([`${press.name}, on ${press.path}`, shownTime(all)])
    }
    return table(['pressed first', 'open, ms (worst)'], rows)
  })
}
