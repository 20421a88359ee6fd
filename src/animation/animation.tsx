import { motion } from 'virtual:messages'
import { type AnimationName, animations } from '../lib/animations.ts'
import { PauseButton } from '../ui/pause-button.tsx'
import { stills } from './stills.tsx'

/**
 * A decorative animation, hidden from assistive technology. The still drawing is in the HTML and holds the box's size;
 * `browser/animation.ts` puts the player in its place. Because it runs for longer than five seconds it brings a pause
 * button (WCAG 2.2.2).
 * @param className of the box, which fills the width it is given
 */
export function Animation({ name, className = '' }: { name: AnimationName; className?: string }) {
  const { width, height } = animations[name]
  const Still = stills[name]
  return (
    <div
      data-animation={name}
      className={`group/animation relative w-full ${className}`}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <div aria-hidden="true" className="absolute inset-0 group-data-running/animation:invisible">
        <Still />
      </div>
      <div data-player aria-hidden="true" className="absolute inset-0" />
      <PauseButton label={motion.pausePicture} hidden className="absolute right-0 bottom-0" />
    </div>
  )
}
