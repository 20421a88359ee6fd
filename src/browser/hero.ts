import { followReducedMotion } from './reduced-motion.ts'
import { nextTyped, wholeFirstWord } from './typed-words.ts'

/**
 * Types the hero's words one after the other while they are in view and the visitor has not paused them. Still for visitors
 * who prefer reduced motion. Starts from the whole first word, which the page's HTML holds.
 */
function typeWords(place: HTMLElement, words: string[], pause: HTMLElement | null) {
  let state = wholeFirstWord(words)
  let timer: ReturnType<typeof setTimeout> | undefined
  let inView = false
  let paused = false
  let still = true

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
  const follow = () => {
    clearTimeout(timer)
    const moving = inView && !document.hidden && !paused && !still
    place.parentElement?.toggleAttribute('data-moving', moving)
    if (moving) step()
  }
  new IntersectionObserver(([entry]) => {
    inView = entry?.isIntersecting ?? false
    follow()
  }).observe(place)
  document.addEventListener('visibilitychange', follow)
  followReducedMotion((reduced) => {
    still = reduced
    if (reduced) {
      state = wholeFirstWord(words)
      write()
    }
    follow()
  })
  pause?.addEventListener('click', () => {
    paused = !paused
    pause.setAttribute('aria-pressed', String(paused))
    follow()
  })
}

const place = document.querySelector<HTMLElement>('[data-typed]')
if (place) {
  const words = JSON.parse(place.dataset.typed ?? '[]') as string[]
  typeWords(place, words, document.querySelector('#home [data-pause]'))
}
