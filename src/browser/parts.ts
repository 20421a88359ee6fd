import { resolveCurrency } from './currency.ts'

/** Modules loaded when their element nears the viewport, by selector. */
const loaders: [selector: string, load: () => Promise<unknown>][] = [
  ['[data-hours]', () => import('./hours.ts').then(({ showOwnHours }) => showOwnHours())],
  ['[data-animation]', () => import('./animation.ts').then(({ startAnimations }) => startAnimations())],
  ['[data-video]', () => import('./video.ts').then(({ startVideos }) => startVideos())],
  ['[data-currency]', resolveCurrency],
]

/** So far outside of the window a part is fetched. */
const FETCH_WITHIN_PX = 400

function loadWhenSeen() {
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

/**
 * A chat is fetched when a visitor reaches for it; a click that comes before it is replayed.
 * @param failed says that the code could not be had
 */
function wakeChats(failed: () => void) {
  const wake = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null
    const chat = target?.closest<HTMLElement>('[data-chat]:not([data-live])')
    if (!chat) return
    const button = event.type === 'click' ? target?.closest('button') : null
    // A second press before the code is there would close what the first one opens.
    const pressed = button && !('pressed' in chat.dataset) ? button : null
    if (pressed) chat.dataset.pressed = ''
    import('./chat.ts').then(
      ({ startChat }) => {
        startChat(chat)
        pressed?.click()
      },
      () => {
        if (pressed) failed()
        delete chat.dataset.pressed
      },
    )
  }
  for (const sign of ['pointerover', 'focusin', 'click']) document.addEventListener(sign, wake)
}

/** Brings the parts of a page to life that not every page has. */
export function startParts(failed: () => void): void {
  loadWhenSeen()
  wakeChats(failed)
}
