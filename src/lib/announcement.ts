/** Whether a day, as YYYY-MM-DD, is over everywhere. */
export const isOver = (day: string, now: Date) => now.getTime() > Date.parse(`${day}T23:59:59-12:00`)

/**
 * Inline script behind the announcement: hides it before the first paint, so that nothing moves, where its last day is
 * over by the visitor's clock. A text and no function, because the content policy has its hash.
 */
export const ANNOUNCEMENT_SCRIPT =
  "{const bar=document.currentScript.previousElementSibling;bar.hidden=Date.now()>Date.parse(bar.dataset.lastDay+'T23:59:59')}"
