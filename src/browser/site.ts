import { toasts } from 'virtual:messages'
import { startAnalytics } from '../lib/analytics.ts'
import { fill } from '../lib/fill.ts'
import { browserSettings } from '../lib/settings.ts'
import { resolveCurrency } from './currency.ts'
import { startDialogs } from './dialogs.ts'
import { firstPaint } from './first-paint.ts'
import { startMenus } from './menus.ts'
import { showPrices } from './prices.ts'
import { startTheme } from './theme.ts'
import { toast } from './toast.ts'

/** What every page needs; the rest is imported by the pages that have it. */

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

function loadWhenNear() {
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

/** Delay before Home and the logo scroll to the top of the home page. */
const SCROLL_AFTER_NAVIGATION_MS = 100

/** Brings the element with this id to the top of the view, clear of the header; the top of the page where it is missing. */
function scrollToSection(id: string) {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  const section = document.getElementById(id)
  if (section) section.scrollIntoView({ behavior })
  else window.scrollTo({ top: 0, behavior })
}

/** A click that the browser would answer by following a link in this tab. */
const isUnmodifiedClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

function answerClick(event: MouseEvent) {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null
  if (target?.dataset.comingSoon) toast(target.dataset.comingSoon)
  if (target?.dataset.scrollTo) {
    event.preventDefault()
    scrollToSection(target.dataset.scrollTo)
  }
  // Home and the logo on the home page itself scroll smoothly to its start.
  if (target?.matches('[data-home]') && location.pathname === '/' && isUnmodifiedClick(event)) {
    event.preventDefault()
    setTimeout(scrollToSection, SCROLL_AFTER_NAVIGATION_MS, 'home')
  }
}

function sayNotLoaded() {
  toast(fill(toasts.notLoaded, browserSettings))
}

if (!('command' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype))
  void import('./older-browsers.ts')
document.addEventListener('click', answerClick)
document.addEventListener('island-failed', sayNotLoaded)
startMenus()
startDialogs()
startTheme()
loadWhenNear()
showPrices()
// One document answers for every unknown address.
if (document.querySelector('[data-not-found]')) console.warn(`No page at ${location.pathname}`)
const typed = document.querySelector<HTMLElement>('[data-typed]')
// A page that the browser prerenders is painted when it is visited.
void firstPaint().then(() => {
  startAnalytics()
  if (typed) void import('./typed-words.ts').then(({ typeWords }) => typeWords(typed))
})
