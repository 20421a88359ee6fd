import { useEffect, useRef, useState } from 'react'
import { PauseButton } from '../ui/pause-button.tsx'
import { usePrefersReducedMotion } from '../ui/use-prefers-reduced-motion.ts'
import { type AnimationName, animations } from './animations.ts'
import { type Playback, playInSight } from './play-in-sight.ts'

/**
 * A decorative animation, hidden from assistive technology. The still drawing is in the HTML and holds the box's size;
 * the player takes its place once it runs, and never for visitors who prefer reduced motion. Because it runs for longer
 * than five seconds it brings a pause button (WCAG 2.2.2).
 * @param className of the box, which fills the width it is given
 */
export function Animation({ name, className = '' }: { name: AnimationName; className?: string }) {
  const { width, height, Still } = animations[name]
  const box = useRef<HTMLDivElement>(null)
  const playback = useRef<Playback>(null)
  const still = usePrefersReducedMotion()
  const [running, setRunning] = useState(false)
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (still || !box.current) return
    playback.current = playInSight(box.current, name, () => setRunning(true))
    return () => {
      playback.current?.end()
      setRunning(false)
      setHeld(false)
    }
  }, [still, name])

  return (
    <div className={`relative w-full ${className}`} style={{ aspectRatio: `${width} / ${height}` }}>
      <div aria-hidden="true" className={`absolute inset-0 ${running ? 'invisible' : ''}`}>
        <Still />
      </div>
      {/* The player owns what is inside; React never renders children here. */}
      <div ref={box} aria-hidden="true" className="absolute inset-0" />
      {running && (
        <PauseButton
          label="Pause the moving picture"
          paused={held}
          setPaused={(now) => {
            playback.current?.hold(now)
            setHeld(now)
          }}
          className="absolute right-0 bottom-0"
        />
      )}
    </div>
  )
}
