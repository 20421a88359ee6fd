import { track } from '../lib/analytics.ts'
import { enterLayer, leaveLayer } from './layer-history.ts'

/** The site's dialogs. One at a time is open; everything that can open one calls `openDialog`. */
export type DialogName = 'demo' | 'consultation'
/** `path` is the page it was opened on. */
export type OpenDialog = { name: DialogName; opener: HTMLElement | null; path: string }
/** What every dialog view takes. */
export type DialogViewProps = { onClose: () => void; returnTo: () => HTMLElement | null }

let current: OpenDialog | null = null
const listeners = new Set<() => void>()

function change(next: OpenDialog | null) {
  if (next === current) return
  current = next
  for (const listener of listeners) listener()
}

/** A control inside a menu is gone once the menu has closed; the menu's button stands for it. */
function lasting(control: HTMLElement): HTMLElement {
  const menu = control.closest('[popover]')
  return (menu && document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)) ?? control
}

/** Opens a dialog; focus will return to the control that was pressed. Another one that is open gives way. */
export function openDialog(name: DialogName, opener?: HTMLElement | null): void {
  const pressed = opener ?? (document.activeElement instanceof HTMLElement ? document.activeElement : null)
  if (name === 'demo') track('demo opened')
  if (!current) enterLayer()
  change({
    name,
    // Where one dialog opens another, focus goes back to what opened the first.
    opener: current ? current.opener : pressed && lasting(pressed),
    path: location.pathname,
  })
}

/** Closes the dialog at the visitor's wish. */
export function closeDialog(): void {
  if (!current) return
  change(null)
  leaveLayer()
}

/** Closes the dialog where the visitor has already left it, by Back or for another page. */
export function dropDialog(): void {
  change(null)
}

export const dialogStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: () => current,
  getAtBuild: () => null,
}
