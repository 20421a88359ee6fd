import type { AnimationName } from '../lib/animations.ts'
import { type Playback, playInSight } from './play-in-sight.ts'
import { followReducedMotion } from './reduced-motion.ts'

/** Lets the animations of the page play while they are in sight, and never for visitors who prefer reduced motion. */
function start(frame: HTMLElement) {
  const box = frame.querySelector<HTMLElement>('[data-player]')
  const pause = frame.querySelector<HTMLElement>('[data-pause]')
  if (!box || !pause) return
  let playback: Playback | undefined
  const show = (running: boolean) => {
    frame.toggleAttribute('data-running', running)
    pause.hidden = !running
    pause.setAttribute('aria-pressed', 'false')
  }
  followReducedMotion((reduced) => {
    playback?.end()
    playback = undefined
    show(false)
    if (!reduced) playback = playInSight(box, frame.dataset.animation as AnimationName, () => show(true))
  })
  pause.addEventListener('click', () => {
    const held = pause.getAttribute('aria-pressed') !== 'true'
    pause.setAttribute('aria-pressed', String(held))
    playback?.hold(held)
  })
}

for (const frame of document.querySelectorAll<HTMLElement>('[data-animation]')) start(frame)
