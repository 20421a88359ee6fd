import type { Page } from '@playwright/test'

/** How much slower than this machine's the measured processor is. */
export const CPU_SLOWDOWN = 4
/** The Event Timing API reports nothing shorter, and rounds to 8 ms. */
export const SHORTEST_MS = 16
const SHOWN_WITHIN_MS = 10_000
/** Entries of an interaction come a little after its paint. */
const SETTLE_MS = 600

type Watch = { events: PerformanceEventTiming[]; shown: Promise<number> }
declare global {
  interface Window {
    watch: Watch
  }
}

/**
 * One press, in ms. `nextPaint` is the longest from an input event to the paint after it, `shown` the time from the
 * event that does it to the frame in which its effect is there.
 */
export type Timing = { nextPaint: number; shown: number }

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

function startWatch({ event, shown, limit }: { event: string; shown: string; limit: number }) {
  const events: PerformanceEventTiming[] = []
  new PerformanceObserver((list) => events.push(...(list.getEntries() as PerformanceEventTiming[]))).observe({
    type: 'event',
    durationThreshold: 16,
  } as PerformanceObserverInit)
  const appears = new Promise<number>((resolve, reject) => {
    const start = ({ timeStamp }: Event) => {
      const look = () => {
        if (performance.now() - timeStamp > limit) reject(new Error(`${shown} did not appear.`))
        else if (document.querySelector(shown)?.checkVisibility())
          requestAnimationFrame(() => resolve(performance.now() - timeStamp))
        else requestAnimationFrame(look)
      }
      look()
    }
    addEventListener(event, start, { capture: true, once: true })
  })
  window.watch = { events, shown: appears }
}

/**
 * Times one press on a page that React has taken over.
 * @param event the input event that has the effect, such as `click`
 * @param shown selector of what the press brings; nothing visible may fit it before
 */
export async function timePress(
  page: Page,
  { event, shown, press }: { event: string; shown: string; press: (page: Page) => Promise<void> },
): Promise<Timing> {
  await page.evaluate(startWatch, { event, shown, limit: SHOWN_WITHIN_MS })
  await press(page)
  const shownAfter = await page.evaluate(() => window.watch.shown)
  await page.waitForTimeout(SETTLE_MS)
  const durations = await page.evaluate(() =>
    window.watch.events.filter(({ interactionId }) => interactionId).map(({ duration }) => duration),
  )
  return { nextPaint: Math.max(SHORTEST_MS, ...durations), shown: shownAfter }
}
