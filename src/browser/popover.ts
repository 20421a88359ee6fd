/**
 * The popover attribute where the browser has it, and a plain stand-in where it does not: there an open panel carries
 * `data-open`, which the stylesheet shows, and `usePopover` closes it on Escape and on a press elsewhere.
 */
export const hasPopover = typeof HTMLElement !== 'undefined' && 'popover' in HTMLElement.prototype

export function isShown(panel: HTMLElement | null): boolean {
  if (!panel) return false
  return hasPopover ? panel.matches(':popover-open') : panel.hasAttribute('data-open')
}

export function showPanel(panel: HTMLElement | null): void {
  if (!panel || isShown(panel)) return
  if (hasPopover) panel.showPopover()
  else panel.toggleAttribute('data-open', true)
}

export function hidePanel(panel: HTMLElement | null): void {
  if (!panel || !isShown(panel)) return
  if (hasPopover) panel.hidePopover()
  else panel.toggleAttribute('data-open', false)
}
