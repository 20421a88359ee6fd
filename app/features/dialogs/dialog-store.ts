import { track } from '../../lib/analytics.ts'

/** The site's dialogs. One at a time is open; everything that can open one calls `openDialog`. */
export type DialogName = 'demo' | 'consultation'
export type OpenDialog = { name: DialogName; opener: HTMLElement | null; id: number }

let current: OpenDialog | null = null
let count = 0
const listeners = new Set<() => void>()

function change(next: OpenDialog | null) {
  current = next
  for (const listener of listeners) listener()
}

/** Opens a dialog; focus will return to the control that was pressed. Another one that is open gives way. */
export function openDialog(name: DialogName, opener?: HTMLElement | null): void {
  const pressed = opener ?? (document.activeElement instanceof HTMLElement ? document.activeElement : null)
  if (name === 'demo') track('demo opened')
  // Where one dialog opens another, focus goes back to what opened the first.
  change({ name, opener: current?.opener ?? pressed, id: ++count })
}

export function closeDialog(): void {
  if (current) change(null)
}

export const dialogStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: () => current,
  getAtBuild: () => null,
}
