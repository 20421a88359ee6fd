import { resolveCurrency } from './currency.ts'

/** Modules loaded when their element nears the viewport, by selector. */
const loaders: [selector: string, load: () => Promise<unknown>][] = [
  ['[data-hours]', () => import('./hours.ts').then(({ showOwnHours }) => showOwnHours())],
  ['[data-animation]', () => import('./animation.ts').then(({ startAnimations }) => startAnimations())],
  ['[data-video]', () => import('./video.ts').then(({ startVideos }) => startVideos())],
  ['[data-floating]', () => import('./floating-buttons.ts').then(({ keepControlsFree }) => keepControlsFree())],
  ['[data-currency]', resolveCurrency],
]

/** So far outside of the window a part is fetched. */
const FETCH_WITHIN_PX = 400

/** Starts the modules of parts that not every page has. */
export function startParts(): void {
  for (const [selector, load] of loaders) {
    const found = document.querySelectorAll(selector)
    if (found.length === 0) continue
    const near = new IntersectionObserver(
      (changes) => {
        if (!changes.some(({ isIntersecting }) => isIntersecting)) return
        near.disconnect()
        // What cannot be had leaves the part as it is in the HTML.
        load().catch(() => undefined)
      },
      { rootMargin: `${FETCH_WITHIN_PX}px` },
    )
    // An element that is hidden until its script shows it is never in sight; what holds it is.
    for (const part of found) near.observe(part.closest('[hidden]')?.parentElement ?? part)
  }
}
