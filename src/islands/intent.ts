import type { ClientDirective } from 'astro'

/**
 * When an island's code is fetched without waiting for the visitor:
 * - `stored`: the tab's `sessionStorage` has something for it under one of these keys
 * - `param`: the address has this parameter, in its query or its fragment
 */
type IntentOptions = { stored?: string[]; param?: string }

declare global {
  namespace Astro {
    interface ClientDirectives {
      'client:intent'?: boolean | IntentOptions
    }
  }
}

/** An island that is not wrapped in `<Island>` does not say that it has hydrated; it is given this long. */
const HYDRATION_MS = 300
/** Buttons that the browser answers by itself are not held. */
const HELD_BUTTONS = 'button:not([popovertarget], [commandfor])'

function isWanted({ stored = [], param }: IntentOptions): boolean {
  const [query, fragment] = [location.search, location.hash.slice(1)]
  if (param && [query, fragment].some((text) => new URLSearchParams(text).has(param))) return true
  try {
    return stored.some((key) => sessionStorage.getItem(key) !== null)
  } catch {
    return false
  }
}

const once = (target: EventTarget, event: string) =>
  new Promise((resolve) => target.addEventListener(event, resolve, { once: true }))

/** Hydrates an island. @returns whether its code could be had */
function hydrateIsland(load: Parameters<ClientDirective>[0], element: HTMLElement): Promise<boolean> {
  // Astro reports a failed import by this event alone; `load` resolves all the same.
  const failure = once(element, 'astro:hydration-error').then(() => false)
  const success = load().then(async (hydrate) => {
    const hydrated = once(element, 'island-hydrated')
    await hydrate()
    await Promise.race([hydrated, new Promise((resolve) => setTimeout(resolve, HYDRATION_MS))])
    return true
  })
  return Promise.race([failure, success])
}

/**
 * `client:intent`: fetches an island's code when a visitor reaches for it by pointer, touch, focus or key; inside a dialog
 * or popover also for a button that opens it. Clicks of buttons, and with them submits, that come before the code are held and
 * replayed once the island has hydrated.
 *
 * Where the code cannot be had the island carries `data-failed` and the next reach tries again. A held click then raises a
 * bubbling `island-failed`, or lets the browser send its form where that has an address (`method="post"`).
 */
const intent: ClientDirective = (load, { value }, element) => {
  const overlay = element.closest('dialog, [popover]')
  const area = overlay ?? element
  const waiting = new AbortController()
  const buttons = () => [...element.querySelectorAll<HTMLButtonElement>(HELD_BUTTONS)]
  const held: { button: HTMLButtonElement; position: number }[] = []
  let isLoading = false

  const replay = (isHydrated: boolean) => {
    for (const { button, position } of held.splice(0)) {
      // React replaces elements that somebody else has changed.
      if (isHydrated) (button.isConnected ? button : buttons()[position])?.click()
      else if (button.type === 'submit' && button.form?.method === 'post') button.form.requestSubmit(button)
      else element.dispatchEvent(new Event('island-failed', { bubbles: true }))
    }
  }
  const start = async () => {
    if (isLoading) return
    isLoading = true
    const isHydrated = await hydrateIsland(load, element)
    element.toggleAttribute('data-failed', !isHydrated)
    if (isHydrated) waiting.abort()
    else isLoading = false
    replay(isHydrated)
  }
  const startForOpener = ({ target }: Event) => {
    if (target instanceof Element && target.closest(`[commandfor="${overlay?.id}"], [popovertarget="${overlay?.id}"]`))
      void start()
  }
  const hold = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>(HELD_BUTTONS)
    if (!button) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push({ button, position: buttons().indexOf(button) })
    void start()
  }

  const listening = { passive: true, signal: waiting.signal }
  for (const sign of ['pointerover', 'touchstart', 'focusin', 'keydown']) area.addEventListener(sign, start, listening)
  if (overlay) for (const sign of ['pointerover', 'focusin']) document.addEventListener(sign, startForOpener, listening)
  element.addEventListener('click', hold, { capture: true, signal: waiting.signal })
  const isReached = area.matches(':focus-within')
  if (isReached || (typeof value === 'object' && isWanted(value as IntentOptions))) void start()
}

export default intent
