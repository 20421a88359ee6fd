import { startAnalytics } from '../lib/analytics.ts'
import { SCROLL_AFTER_NAVIGATION_MS, scrollToSection } from '../lib/scroll.ts'
import { settings } from '../lib/settings.ts'
import { startDialogs } from './dialogs.ts'
import { firstPaint } from './first-paint.ts'
import { startMenus } from './menus.ts'
import { startParts } from './parts.ts'
import { showPrices } from './prices.ts'
import { startTheme } from './theme.ts'
import { toast } from './toast.ts'

/** What every page needs; the rest is imported by the pages that have it. */

/** A click that the browser would answer by following a link in this tab. */
const isUnmodifiedClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

function answerClick(event: MouseEvent) {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null
  if (target?.matches('[data-coming-soon]')) toast('Coming Soon')
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
  toast(`This part of the page did not load. You reach us at ${settings.email}.`)
}

if (!('command' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype))
  void import('./older-browsers.ts')
document.addEventListener('click', answerClick)
document.addEventListener('island-failed', sayNotLoaded)
startMenus()
startDialogs()
startTheme()
startParts()
showPrices()
// One document answers for every unknown address.
if (document.querySelector('[data-not-found]')) console.warn(`No page at ${location.pathname}`)
const typed = document.querySelector<HTMLElement>('[data-typed]')
// A page that the browser prerenders is painted when it is visited.
void firstPaint().then(() => {
  startAnalytics()
  if (typed) void import('./typed-words.ts').then(({ typeWords }) => typeWords(typed))
})
