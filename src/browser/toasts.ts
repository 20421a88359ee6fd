/** At most so many are visible; the rest wait their turn. */
const VISIBLE_TOASTS = 3
const TOAST_MS = 4000

const region = document.getElementById('toasts')
const waiting: string[] = []
/** The visible toasts, each with the timer that removes it. */
const shown = new Map<HTMLElement, ReturnType<typeof setTimeout> | undefined>()
/** What had the focus before it went to a toast. */
let focusedBefore: EventTarget | null = null

/** While one toast is under the pointer or has the focus, all of them stay: a neighbor that left would pull it away. */
function update() {
  const isHeld = [...shown.keys()].some((toast) => toast.matches(':hover, :focus-within'))
  for (const [toast, timer] of shown) {
    if (isHeld) clearTimeout(timer)
    shown.set(toast, isHeld ? undefined : (timer ?? setTimeout(remove, TOAST_MS, toast)))
  }
}

function remove(toast: HTMLElement) {
  clearTimeout(shown.get(toast))
  shown.delete(toast)
  toast.remove()
  const next = waiting.shift()
  if (next !== undefined) add(next)
  update()
}

/** The focus of a dismissed toast goes to the next one where keys were used, else back to where it came from. */
function dismiss(toast: HTMLElement, button: HTMLElement) {
  const others = [...shown.keys()].filter((other) => other !== toast)
  const next = (button.matches(':focus-visible') && others[0]?.querySelector('button')) || focusedBefore
  if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  remove(toast)
}

function add(text: string) {
  const template = document.querySelector<HTMLTemplateElement>('template#toast')
  const toast = template?.content.firstElementChild?.cloneNode(true)
  if (!(toast instanceof HTMLElement)) return
  const [words, button] = [toast.querySelector('p'), toast.querySelector('button')]
  if (words) words.textContent = text
  button?.addEventListener('click', () => dismiss(toast, button))
  shown.set(toast, undefined)
  region?.append(toast)
}

for (const change of ['pointerover', 'pointerout', 'focusin', 'focusout']) region?.addEventListener(change, update)
region?.addEventListener('focusin', ({ relatedTarget }) => {
  if (!(relatedTarget instanceof Node && region.contains(relatedTarget))) focusedBefore = relatedTarget
})

/** A short notice over the page, announced, that closes itself. */
export function showToast(text: string): void {
  if (shown.size < VISIBLE_TOASTS) add(text)
  else waiting.push(text)
  update()
}
