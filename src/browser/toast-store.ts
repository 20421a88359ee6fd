/** Short notices over the page. At most three are visible; the rest wait their turn. */
export type Toast = { id: number; text: string }

export const VISIBLE_TOASTS = 3
export const TOAST_MS = 4000

let toasts: Toast[] = []
let count = 0
const listeners = new Set<() => void>()

function change(next: Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

export function showToast(text: string): void {
  change([...toasts, { id: ++count, text }])
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id))
}

const none: Toast[] = []
export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: () => toasts,
  getAtBuild: () => none,
}
