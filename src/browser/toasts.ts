/** At most so many are visible; the rest wait their turn. */
export const VISIBLE_TOASTS = 3
export const TOAST_MS = 4000

const waiting: string[] = []
/** Toasts on the page, with what is left to do when each goes. */
const shown = new Map<HTMLElement, { timer?: ReturnType<typeof setTimeout> }>()
let hovered: HTMLElement | undefined
let focused: HTMLElement | undefined
let cameFrom: Element | null = null

const region = () => document.getElementById('toasts')

/** While one toast is under the pointer or has the focus, all of them wait: a neighbour that left would pull it away. */
function follow() {
  const held = hovered !== undefined || focused !== undefined
  for (const [toast, entry] of shown) {
    if (held) {
      clearTimeout(entry.timer)
      delete entry.timer
    } else entry.timer ??= setTimeout(() => remove(toast), TOAST_MS)
  }
}

function remove(toast: HTMLElement) {
  clearTimeout(shown.get(toast)?.timer)
  shown.delete(toast)
  // A toast that goes takes its pointer and its focus along without an event.
  if (hovered === toast) hovered = undefined
  if (focused === toast) focused = undefined
  toast.remove()
  const next = waiting.shift()
  if (next !== undefined) put(next)
  follow()
}

/** The focus of a dismissed toast goes to the next one where keys were used, else back to where it came from. */
function dismiss(toast: HTMLElement, button: HTMLElement) {
  const others = [...(region()?.querySelectorAll('button') ?? [])].filter((other) => other !== button)
  const next = (button.matches(':focus-visible') && others[0]) || cameFrom
  if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  remove(toast)
}

function put(text: string) {
  const place = region()
  const template = document.getElementById('toast')
  if (!place || !(template instanceof HTMLTemplateElement)) return
  const toast = document.importNode(template.content, true).firstElementChild
  const button = toast?.querySelector('button')
  const words = toast?.querySelector('p')
  if (!(toast instanceof HTMLElement) || !button || !words) return
  words.textContent = text
  toast.addEventListener('pointerenter', () => {
    hovered = toast
    follow()
  })
  toast.addEventListener('pointerleave', () => {
    if (hovered === toast) hovered = undefined
    follow()
  })
  toast.addEventListener('focusin', ({ relatedTarget }) => {
    if (!place.contains(relatedTarget as Node | null)) cameFrom = relatedTarget as Element | null
    focused = toast
    follow()
  })
  toast.addEventListener('focusout', () => {
    if (focused === toast) focused = undefined
    follow()
  })
  button.addEventListener('click', () => dismiss(toast, button))
  shown.set(toast, {})
  place.append(toast)
}

/** A short notice over the page, announced, that closes itself. */
export function showToast(text: string): void {
  if (shown.size < VISIBLE_TOASTS) put(text)
  else waiting.push(text)
  follow()
}
