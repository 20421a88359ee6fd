import type { Data } from '../content/collections.ts'

type ChartWords = Data<'home'>['hero']['chart']

/**
 * The hero's drawing: a year of visits as a line that lifts into a kite. A phone gets a drawing of its own.
 * @param sample whether the figures are an example
 */
export function HeroChart({ words, sample }: { words: ChartWords; sample: boolean | undefined }) {
  return (
    <figure>
      <div className="relative overflow-hidden">
        <Wide words={words} />
        <Narrow words={words} />
        {/* Covers the drawing once and slides off, so that the line draws itself. */}
        <span
          aria-hidden="true"
          className="absolute inset-0 origin-right animate-[uncover_850ms_cubic-bezier(.6,0,.2,1)_forwards] bg-paper motion-reduce:hidden"
        />
      </div>
      <figcaption className="mt-3 text-xs text-muted">
        {words.caption}
        {sample && ` ${words.example}`}
      </figcaption>
    </figure>
  )
}

function Kite({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="m-30 22 34-42-8 46z" fill="var(--color-kite)" />
      <path d="m4-20-8 46L18 24z" fill="var(--color-kite-strong)" />
    </g>
  )
}

/** @param texts each with where it begins, in the drawing's units */
function Labels({
  texts,
  className,
}: {
  texts: [text: string | undefined, x: number, y: number][]
  className: string
}) {
  return texts.map(([text, x, y]) => (
    <text key={`${x} ${y}`} x={x} y={y} className={className}>
      {text}
    </text>
  ))
}

function Wide({ words: { alt, high, middle, low, months, turn, turnNote } }: { words: ChartWords }) {
  const scale: [string, number, number][] = [
    [high, 0, 74],
    [middle, 0, 174],
    [low, 0, 274],
  ]
  const starts = [0, 140, 284, 412]
  return (
    <svg role="img" aria-label={alt} viewBox="0 0 480 420" className="hidden w-full sm:block" fill="none">
      <path d="M0 380h480M0 280h480M0 180h480M0 80h480" stroke="var(--color-line)" />
      <path
        d="M0 368c60-10 95-20 150-22s70-4 100-24 50-86 90-128 60-54 86-106v292H0z"
        fill="var(--color-kite)"
        opacity=".1"
      />
      <path
        d="M0 368c60-10 95-20 150-22s70-4 100-24 50-86 90-128 60-54 86-106"
        stroke="var(--color-ink)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <Labels
        className="fill-muted text-[13px]"
        texts={[...scale, ...starts.map((x, at): [string | undefined, number, number] => [months[at], x, 402])]}
      />
      <path d="M250 322v-62" stroke="var(--color-ink)" />
      <circle cx="250" cy="322" r="6.5" fill="var(--color-surface)" stroke="var(--color-ink)" strokeWidth="3" />
      <rect x="104" y="206" width="196" height="54" rx="4" fill="var(--color-surface)" stroke="var(--color-line)" />
      <Labels className="fill-ink text-[14px] font-semibold" texts={[[turn, 118, 229]]} />
      <Labels className="fill-muted text-[13px]" texts={[[turnNote, 118, 248]]} />
      <Kite x={438} y={62} size={1.25} />
    </svg>
  )
}

function Narrow({ words: { alt, highNarrow, monthsNarrow, turnNarrow, turnNoteNarrow } }: { words: ChartWords }) {
  const [first, last] = monthsNarrow
  return (
    <svg role="img" aria-label={alt} viewBox="0 0 350 250" className="w-full sm:hidden" fill="none">
      <path d="M0 214h350M0 134h350M0 54h350" stroke="var(--color-line)" />
      <path d="M0 206c60-6 90-12 130-16s70-22 104-64 40-34 66-72v160H0z" fill="var(--color-kite)" opacity=".1" />
      <path
        d="M0 206c60-6 90-12 130-16s70-22 104-64 40-34 66-72"
        stroke="var(--color-ink)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <circle cx="176" cy="177" r="6" fill="var(--color-surface)" stroke="var(--color-ink)" strokeWidth="3" />
      <Labels
        className="fill-muted text-[15px]"
        texts={[
          [highNarrow, 0, 46],
          [first, 0, 240],
          [last, 256, 240],
        ]}
      />
      <Labels className="fill-ink text-[15px] font-semibold" texts={[[turnNarrow, 56, 84]]} />
      <Labels className="fill-ink text-[15px]" texts={[[turnNoteNarrow, 56, 103]]} />
      <path d="M136 113v42l28 18" stroke="var(--color-ink)" />
      <Kite x={312} y={36} size={0.95} />
    </svg>
  )
}
