import type { Page } from '@playwright/test'
import { desktop, HERE_ONLY, phone, withBrowser, withSlowPage } from './browser.ts'
import { median, table } from './report.ts'
import { SPECULATION_RULES, whileServed, whileServedWithout } from './served.ts'

const HOVER_MS = 1500
const links = [
  { name: 'Packages in the header', path: '/', link: 'header a[href="/packages"]' },
  { name: 'an article', path: '/blog', link: 'main article a[href^="/blog/"]' },
]
const presses = [
  { name: 'dialog', path: '/', button: 'main [data-dialog]', shown: 'dialog[open]' },
  { name: 'home assistant', path: '/', button: '[data-chat] button', shown: '[role=log]' },
  { name: 'blog chat', path: '/blog/local-to-global', button: '[data-chat] button', shown: '[role=log]' },
]

declare global {
  interface Window {
    shownAt?: number
    backAt?: number
  }
}

/** Runs in every document before its own scripts. Times count for all documents alike, so that they can be compared. */
function watch(shown: string) {
  const now = () => performance.timeOrigin + performance.now()
  const pressed = ({ timeStamp }: Event) => sessionStorage.setItem('pressed', `${performance.timeOrigin + timeStamp}`)
  const nextFrame = (then: () => void) => void requestAnimationFrame(then)
  const shownNow = () => {
    window.shownAt = now()
  }
  const look = () => nextFrame(document.querySelector(shown)?.checkVisibility() ? shownNow : look)
  look()
  addEventListener('click', pressed, true)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted)
      nextFrame(() => {
        window.backAt = now()
      })
  })
}

const since = async (page: Page, what: 'shownAt' | 'backAt') => {
  await page.waitForFunction((name) => window[name], what)
  return page.evaluate((name) => (window[name] ?? 0) - Number(sessionStorage.getItem('pressed')), what)
}

/** From a press on a link to the next page's heading, and from Back to the first page's next frame. */
async function followLink(page: Page, address: string, path: string, link: string, hovers: boolean) {
  await page.addInitScript(watch, 'h1')
  await page.goto(address + path, { waitUntil: 'networkidle' })
  const target = page.locator(link).first()
  if (hovers) {
    await target.hover()
    await page.waitForTimeout(HOVER_MS)
  }
  await target.click()
  await page.waitForURL((url) => url.pathname !== path)
  const forward = await since(page, 'shownAt')
  await page.evaluate(() => {
    sessionStorage.setItem('pressed', `${performance.timeOrigin + performance.now()}`)
    history.back()
  })
  await page.waitForURL(address + path, { waitUntil: 'commit' })
  return { forward, back: await since(page, 'backAt') }
}

const whole = (times: number[]) => String(Math.round(median(times)))

/** Links between pages, with and without what lets a browser fetch the next page ahead. */
export async function measureLinks(folder: string, runs: number): Promise<string> {
  const rows: string[][] = []
  const paths = links.map(({ path }) => path)
  await whileServedWithout(folder, SPECULATION_RULES, paths, (plain) =>
    whileServed(folder, (site) =>
      withBrowser(async (browser) => {
        for (const { name, path, link } of links) {
          const back: number[] = []
          const forward: string[] = []
          for (const hovers of [true, false])
            for (const address of [site, plain]) {
              const times: number[] = []
              for (let run = 0; run < runs; run++) {
                const use = (page: Page) => followLink(page, address, path, link, hovers)
                const time = await withSlowPage(browser, desktop, use)
                times.push(time.forward)
                back.push(time.back)
              }
              forward.push(whole(times))
            }
          rows.push([`${name}, from ${path}`, ...forward, whole(back)])
        }
      }, HERE_ONLY),
    ),
  )
  const headings = ['pointed at for 1.5 s, ms', 'without rules', 'pressed at once, ms', 'without rules', 'Back, ms']
  return table(['link', ...headings], rows)
}

/** From a press that is the very first thing a visitor does, while the page still loads, to what it opens. */
export async function measurePresses(folder: string, runs: number): Promise<string> {
  const rows: string[][] = []
  await whileServed(folder, (site) =>
    withBrowser(async (browser) => {
      for (const { name, path, button, shown } of presses) {
        const times: number[] = []
        for (let run = 0; run < runs; run++)
          await withSlowPage(browser, phone, async (page) => {
            await page.addInitScript(watch, shown)
            await page.goto(site + path, { waitUntil: 'commit' })
            await page.locator(button).locator('visible=true').first().tap({ force: true })
            times.push(await since(page, 'shownAt'))
          })
        rows.push([`${name}, on ${path}`, whole(times), String(Math.round(Math.max(...times)))])
      }
    }, HERE_ONLY),
  )
  return table(['pressed first', 'open, ms', 'worst'], rows)
}
