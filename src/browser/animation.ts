import type { AnimationItem } from 'lottie-web'
import { type AnimationName, animations, fileOf } from '../lib/animations.ts'

/** The player, standing on the still frame in a box. @throws where something is missing or the signal came first */
async function loadPlayer(box: HTMLElement, name: AnimationName, signal: AbortSignal): Promise<AnimationItem> {
  const [{ default: lottie }, response] = await Promise.all([
    import('lottie-web/build/player/lottie_light'),
    fetch(fileOf(name), { signal }),
  ])
  // Given as data: the player's own loader would start a worker from a blob, which the site's policy forbids.
  const animationData: unknown = await response.json()
  signal.throwIfAborted()
  const player = lottie.loadAnimation({ container: box, loop: true, autoplay: false, animationData })
  await new Promise<void>((resolve) => {
    player.addEventListener('DOMLoaded', resolve)
    signal.addEventListener('abort', () => resolve())
  })
  if (signal.aborted) player.destroy()
  signal.throwIfAborted()
  player.goToAndStop(animations[name].stillFrame, true)
  return player
}

/**
 * Plays an animation round and round while it is in sight, the tab is shown and the visitor has not paused it. Visitors who
 * prefer reduced motion, and pages that cannot get the player or the file, keep the still drawing.
 */
function animate(frame: HTMLElement) {
  const box = frame.querySelector<HTMLElement>('[data-player]')
  const pause = frame.querySelector<HTMLElement>('[data-pause]')
  if (!box || !pause) return
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  let loading = new AbortController()
  let player: AnimationItem | undefined
  let isInSight = false

  const update = () => {
    if (isInSight && !document.hidden && pause.ariaPressed !== 'true') player?.play()
    else player?.pause()
  }
  const show = (shown: AnimationItem | undefined) => {
    player = shown
    frame.toggleAttribute('data-running', Boolean(player))
    pause.hidden = !player
    pause.ariaPressed = 'false'
    update()
  }
  const load = () => {
    loading.abort()
    player?.destroy()
    show(undefined)
    if (reducedMotion.matches) return
    loading = new AbortController()
    loadPlayer(box, frame.dataset.animation as AnimationName, loading.signal).then(show, () => undefined)
  }

  load()
  reducedMotion.addEventListener('change', load)
  document.addEventListener('visibilitychange', update)
  pause.addEventListener('click', () => {
    pause.ariaPressed = String(pause.ariaPressed !== 'true')
    update()
  })
  new IntersectionObserver((changes) => {
    isInSight = changes.at(-1)?.isIntersecting ?? false
    update()
  }).observe(box)
}

/** Lets the animations of the page play. */
export function startAnimations(): void {
  for (const frame of document.querySelectorAll<HTMLElement>('[data-animation]')) animate(frame)
}
