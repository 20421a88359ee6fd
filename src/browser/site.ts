import { resumeDelivery } from '../islands/delivery/load-senders.ts'
import { startAnalytics } from '../lib/analytics.ts'
import { SCROLL_AFTER_NAVIGATION_MS, scrollToSection } from '../lib/scroll.ts'
import { settings } from '../lib/settings.ts'
import { isPlain, startDialogs } from './dialogs.ts'
import { replayEarlyPresses } from './early-presses.ts'
import { firstPaint } from './first-paint.ts'
import { startMenus } from './menus.ts'
import { startParts } from './parts.ts'
import { showPrices } from './prices.ts'
import { toast } from './toast.ts'

/** What every page needs; the rest comes with the pages that have it. */

/** Home and the logo on the home page itself scroll smoothly to its start. */
function scrollHome(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('[data-home]') : null
  if (!link || location.pathname !== '/' || !isPlain(event)) return
  event.preventDefault()
  setTimeout(scrollToSection, SCROLL_AFTER_NAVIGATION_MS, 'home')
}

/** A press in a part of the page whose code cannot be had is answered all the same. */
function sayNotLoaded() {
  toast(`This part of the page did not load. You reach us at ${settings.email}.`)
}

/** A button that leads to a section of its page. */
function scrollTo(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-scroll-to]') : null
  if (!button) return
  event.preventDefault()
  scrollToSection(button.dataset.scrollTo ?? '')
}

document.addEventListener('click', scrollHome)
document.addEventListener('click', scrollTo)
document.addEventListener('island-failed', sayNotLoaded)
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-coming-soon]')) toast('Coming Soon')
})
startMenus()
startParts(sayNotLoaded)
startDialogs()
showPrices()
// What older browsers do not do by themselves.
if (!('name' in HTMLDetailsElement.prototype))
  void import('./exclusive-details.ts').then(({ keepDetailsExclusive }) => keepDetailsExclusive())
if (!CSS.supports('selector(::details-content)'))
  void import('./print-details.ts').then(({ printDetailsOpen }) => printDetailsOpen())
resumeDelivery()
startAnalytics()
const hero = document.querySelector('[data-typed]') && firstPaint().then(() => import('./hero.ts'))
// The scripts of single pages run after this one, and before this event.
document.addEventListener('DOMContentLoaded', async () => {
  // Without it the word stands still, which is no reason to wait.
  await hero?.catch(() => undefined)
  replayEarlyPresses()
})
