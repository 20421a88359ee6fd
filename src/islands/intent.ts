import type { ClientDirective } from 'astro'

/**
 * When an island need not wait for the visitor:
 * - `kept`: the tab has kept something for it under one of these keys
 * - `asked`: the address has this parameter
 */
type IntentOptions = { kept?: string[]; asked?: string }

function isWanted({ kept = [], asked }: IntentOptions): boolean {
  if (asked && new URLSearchParams(location.search).has(asked)) return true
  try {
    return kept.some((key) => sessionStorage.getItem(key) !== null)
  } catch {
    return false
  }
}

/**
 * Fetches an island's code when a visitor reaches for it: by pointer, touch, focus or press. Presses and submits that come
 * before the code are held and given again once it is there, so none is lost, and none does what the HTML alone would do.
 * Where the code cannot be had the island stays as it is, and the next reach tries again.
 */
const intent: ClientDirective = (load, { value }, element) => {
  const signs = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const
  const held: (() => void)[] = []
  let running = false

  const start = async () => {
    if (running) return
    running = true
    const failed = () => {
      running = false
      held.length = 0
    }
    element.addEventListener('astro:hydration-error', failed, { once: true })
    const hydrate = await load()
    if (!running) return
    element.removeEventListener('astro:hydration-error', failed)
    for (const sign of signs) element.removeEventListener(sign, start)
    const drawn = new Promise((resolve) => element.addEventListener('island-drawn', resolve, { once: true }))
    await hydrate()
    await drawn
    element.removeEventListener('click', hold, true)
    element.removeEventListener('submit', hold, true)
    for (const replay of held) replay()
  }
  const hold = (event: Event) => {
    const pressed = event.type === 'click' ? 'button' : 'form'
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(pressed) : null
    if (!control) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const submitter = event instanceof SubmitEvent ? event.submitter : null
    const place = [...element.querySelectorAll<HTMLElement>(pressed)].indexOf(control)
    held.push(() => {
      // Where somebody else has changed the island, React has drawn it anew.
      const now = control.isConnected ? control : element.querySelectorAll<HTMLElement>(pressed)[place]
      if (now instanceof HTMLFormElement) now.requestSubmit(submitter?.isConnected ? submitter : null)
      else now?.click()
    })
    void start()
  }
  for (const sign of signs) element.addEventListener(sign, start, { passive: true })
  element.addEventListener('click', hold, true)
  element.addEventListener('submit', hold, true)
  if (typeof value === 'object' && isWanted(value as IntentOptions)) void start()
}

export default intent
