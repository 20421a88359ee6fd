import { motion } from 'virtual:messages'
import type { ReactNode } from 'react'
import { type AnimationName, animations } from '../lib/animations.ts'
import { PauseButton } from '../ui/pause-button.tsx'

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

function Drawing({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className="size-full"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}

/** @param scale and degrees turn the kite about the point where its line is tied, which lies at x, y */
function Kite({ x, y, scale, degrees }: { x: number; y: number; scale: number; degrees: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${degrees}) scale(${scale}) translate(4 -26)`}>
      <path d="M-30 22 4-20-4 26z" className="fill-kite" />
      <path d="M4-20-4 26l22-2z" className="fill-kite-strong" />
    </g>
  )
}

function KiteLineStill() {
  return (
    <Drawing width={480} height={320}>
      <path d="M40 292h376" strokeWidth="2" className="stroke-line" />
      <circle cx="40" cy="268" r="6" className="fill-ink" />
      <path d="M40 268c62-3 100-22 156-32 78-14 187.6-86 198-148" strokeWidth="3" className="stroke-ink" />
      <Kite x={394} y={88} scale={1.4} degrees={6} />
    </Drawing>
  )
}

function InboxStill() {
  return (
    <Drawing width={320} height={240}>
      <g strokeWidth="2.5" className="fill-surface stroke-ink">
        <path d="M60 104h200v120H60z" className="fill-line" />
        <path d="M60 104h200L160 42z" className="fill-line" />
        <path d="M90 34h140v116H90z" />
        <path d="M110 80h100M110 98h76" />
        <path d="M110 58h48" strokeWidth="5" className="stroke-kite" />
        <path d="m60 104 100 46 100-46v120H60z" />
      </g>
    </Drawing>
  )
}

function BarsStill() {
  return (
    <Drawing width={320} height={240}>
      <g strokeWidth="2.5" className="fill-surface stroke-ink">
        <path d="M54 208v-34h30v34zM100 208v-58h30v58zM146 208v-48h30v48zM192 208v-84h30v84z" />
        <path d="M238 208V90h30v118z" className="fill-kite" />
        <path d="M38 208h246" />
      </g>
      <path d="M253 90c0-6 8-22 10-30" strokeWidth="2.5" className="stroke-ink" />
      <Kite x={263} y={60} scale={0.84} degrees={6} />
    </Drawing>
  )
}

/**
 * One frame of each animation as plain SVG, shown until the player runs and wherever it does not. Coordinates are those
 * of the Lottie files at `stillFrame`.
 */
export const stills: Record<AnimationName, () => ReactNode> = {
  'kite-line': KiteLineStill,
  inbox: InboxStill,
  bars: BarsStill,
}
