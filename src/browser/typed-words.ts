/** Timings of the hero's typed words, in milliseconds. */
export const TYPE_MS = 100
export const HOLD_MS = 2000
export const DELETE_MS = 50

type TypedState = { word: number; length: number; deleting: boolean }

/** A whole first word, as it stands in the page's HTML. */
export const wholeFirstWord = (words: readonly string[]): TypedState => ({
  word: 0,
  length: words[0]?.length ?? 0,
  deleting: false,
})

/**
 * The next state of the typing and how long to wait before it.
 * @param words at least one, none of them empty
 */
export function nextTyped(state: TypedState, words: readonly string[]): { after: number; state: TypedState } {
  const { word, length, deleting } = state
  const whole = words[word]?.length ?? 0
  if (deleting && length > 0) return { after: DELETE_MS, state: { word, length: length - 1, deleting: length > 1 } }
  if (!deleting && length === 0)
    return { after: TYPE_MS, state: { word: (word + 1) % words.length, length: 1, deleting: false } }
  if (length < whole) return { after: TYPE_MS, state: { word, length: length + 1, deleting: false } }
  return { after: HOLD_MS, state: { word, length: length - 1, deleting: true } }
}

/**
 * Types the hero's words one after the other while they are in view and the visitor has not paused them. Still for visitors
 * who prefer reduced motion. Starts from the whole first word, which the page's HTML holds.
 */
export function typeWords(place: HTMLElement): void {
  const words = JSON.parse(place.dataset.typed ?? '[]') as string[]
  const pause = document.querySelector('#home [data-pause]')
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  let state = wholeFirstWord(words)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isInView = false

  const write = () => {
    place.textContent = words[state.word]?.slice(0, state.length) ?? ''
  }
  const step = () => {
    const next = nextTyped(state, words)
    timer = setTimeout(() => {
      state = next.state
      write()
      step()
    }, next.after)
  }
  const update = () => {
    clearTimeout(timer)
    if (reducedMotion.matches) {
      state = wholeFirstWord(words)
      write()
    }
    const isMoving = isInView && !document.hidden && !reducedMotion.matches && pause?.ariaPressed !== 'true'
    place.parentElement?.toggleAttribute('data-moving', isMoving)
    if (isMoving) step()
  }

  new IntersectionObserver(([entry]) => {
    isInView = entry?.isIntersecting ?? false
    update()
  }).observe(place)
  document.addEventListener('visibilitychange', update)
  reducedMotion.addEventListener('change', update)
  pause?.addEventListener('click', () => {
    pause.ariaPressed = String(pause.ariaPressed !== 'true')
    update()
  })
}
