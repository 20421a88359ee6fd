/** What `EARLY_CLICKS` leaves behind: the controls pressed before React was there. */
type EarlyClicks = { take: () => HTMLElement[]; giveUp: () => void }
declare global {
  interface Window {
    earlyClicks?: EarlyClicks
  }
}

/** After this long without React, or when its files cannot be had, presses do what the HTML says. */
const GIVE_UP_MS = 10_000

/**
 * Inline script of every page. Marks the page as scripted and holds presses of buttons, and of links that will act as
 * buttons (`data-held-early`), back until React can answer them: the press is stopped, kept, and given again after
 * hydration. Other links and summaries work by themselves. Where React does not come, the mark goes and the controls
 * do what they do without JavaScript.
 */
export const EARLY_CLICKS = `(()=>{const root=document.documentElement,held=new Set;root.classList.add("scripted");const hold=e=>{const b=e.target.closest&&e.target.closest("button,[data-held-early]");if(b&&!b.hasAttribute("data-native")){e.preventDefault();e.stopPropagation();held.add(b)}};const release=()=>{removeEventListener("click",hold,true);removeEventListener("error",failed,true);removeEventListener("unhandledrejection",failed);clearTimeout(timer);delete window.earlyClicks;return[...held]};const giveUp=()=>{root.classList.remove("scripted");release().forEach(b=>b.click())};const failed=e=>{if(e.type!=="error"||e.target.tagName==="SCRIPT")giveUp()};const timer=setTimeout(giveUp,${GIVE_UP_MS});addEventListener("click",hold,true);addEventListener("error",failed,true);addEventListener("unhandledrejection",failed);window.earlyClicks={take:release,giveUp}})()`

const IDLE_AT_THE_LATEST = 2000

/**
 * Starts hydration when the browser is idle or the visitor first reaches for something, whichever comes first.
 * @param hydrate called exactly once
 */
export function afterFirstUse(hydrate: () => void): void {
  const signs = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const
  let started = false
  const start = () => {
    if (started) return
    started = true
    for (const sign of signs) removeEventListener(sign, start, true)
    hydrate()
  }
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_AT_THE_LATEST })
  else setTimeout(start, 1)
}

/** The page stays plain HTML: buttons do what they do without JavaScript. */
export function leaveToHtml(): void {
  window.earlyClicks?.giveUp()
}

/** Gives the held presses again. Called by the root once its effects have run, however late they do. */
export function replayEarlyClicks(): void {
  document.documentElement.classList.add('scripted')
  const held = window.earlyClicks?.take() ?? []
  for (const control of held) if (control.isConnected) control.click()
}
