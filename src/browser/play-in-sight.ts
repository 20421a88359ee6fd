import type { AnimationItem } from 'lottie-web'
import { type AnimationName, animations, fileOf } from '../lib/animations.ts'

export type Playback = {
  /** Stops for the visitor, or goes on. */
  hold: (held: boolean) => void
  /** Takes everything away again; the box is left empty. */
  end: () => void
}

/**
 * Fetches the player and an animation, and plays it in a box, round and round, while the box is in sight and the tab is
 * shown. Out of sight nothing runs and the document is not touched. Where the player or the file cannot be had, nothing happens.
 * @param box an empty element; the player puts one `<svg>` into it
 * @param drawn called once, when the still frame stands in the box
 */
export function playInSight(box: HTMLElement, name: AnimationName, drawn: () => void): Playback {
  const ended = new AbortController()
  let player: AnimationItem | undefined
  let inSight = false
  let held = false

  const follow = () => {
    if (inSight && !held && !document.hidden) player?.play()
    else player?.pause()
  }
  const sight = new IntersectionObserver((changes) => {
    inSight = changes.at(-1)?.isIntersecting ?? false
    follow()
  })
  prepare(box, name, ended.signal).then(
    (ready) => {
      player = ready
      drawn()
      sight.observe(box)
      document.addEventListener('visibilitychange', follow, { signal: ended.signal })
    },
    // Decoration only: without it the still drawing stays, and there is nothing to tell the visitor.
    () => undefined,
  )

  return {
    hold(now) {
      held = now
      follow()
    },
    end() {
      ended.abort()
      sight.disconnect()
      player?.destroy()
    },
  }
}

/** The player, standing on the still frame. @throws where something is missing or the signal came first */
async function prepare(box: HTMLElement, name: AnimationName, signal: AbortSignal): Promise<AnimationItem> {
  const [{ default: lottie }, animationData] = await Promise.all([
    import('lottie-web/build/player/lottie_light'),
    // Given as data: the player's own loader would start a worker from a blob, which the site's policy forbids.
    fetchAnimation(name, signal),
  ])
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

async function fetchAnimation(name: AnimationName, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(fileOf(name), { signal })
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`)
  return response.json()
}
