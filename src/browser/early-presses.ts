/** What `EARLY_PRESSES` leaves behind: the controls pressed before the page's script was there. */
declare global {
  interface Window {
    earlyPresses?: { take: () => HTMLElement[] }
  }
}

/** After this long without the script, or when it cannot be had, presses do what the HTML says. */
const GIVE_UP_MS = 10_000

/**
 * Inline script of every page. Marks the page as scripted and holds presses of buttons, and of links that will act as
 * buttons (`data-held-early`), back until the page's script can answer them: the press is stopped, kept, and given again.
 * Other links and summaries work by themselves. Where the script does not come, the mark goes and the controls do what
 * they do without JavaScript.
 */
export const EARLY_PRESSES = `(()=>{const root=document.documentElement,held=new Set;root.classList.add("scripted");const hold=e=>{const b=e.target.closest&&e.target.closest("button,[data-held-early]");if(b&&!b.hasAttribute("data-native")){e.preventDefault();e.stopPropagation();held.add(b)}};const release=()=>{removeEventListener("click",hold,true);removeEventListener("error",failed,true);clearTimeout(timer);delete window.earlyPresses;return[...held]};const giveUp=()=>{root.classList.remove("scripted");release().forEach(b=>b.click())};const failed=e=>{if(e.target.tagName==="SCRIPT"&&e.target.type==="module")giveUp()};const timer=setTimeout(giveUp,${GIVE_UP_MS});addEventListener("click",hold,true);addEventListener("error",failed,true);window.earlyPresses={take:release}})()`

/** Gives the held presses again. Called once everything listens. */
export function replayEarlyPresses(): void {
  document.documentElement.classList.add('scripted')
  for (const control of window.earlyPresses?.take() ?? []) if (control.isConnected) control.click()
}
