/** The hero's drawing: a year of visits as a line that lifts into a kite. A phone gets a drawing of its own. */
/** @param sample whether the figures are an example */
export function HeroChart({ sample }: { sample: boolean | undefined }) {
  return (
    <figure>
      <div className="relative overflow-hidden">
        <Wide />
        <Narrow />
        {/* Covers the drawing once and slides off, so that the line draws itself. */}
        <span
          aria-hidden="true"
          className="absolute inset-0 origin-right animate-[uncover_850ms_cubic-bezier(.6,0,.2,1)_forwards] bg-paper motion-reduce:hidden"
        />
      </div>
      <figcaption className="mt-3 text-xs text-muted">
        Visits from search a month to a furniture shop, January to October of its first year.
        {sample ? ' A worked example.' : ''}
      </figcaption>
    </figure>
  )
}

const ALT =
  'Line chart: visits from search rise from 120 in January to 2,900 in October. In the month after new product pages went live, in week 26, they double from 580 to 1,140.'

function Kite({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="m-30 22 34-42-8 46z" fill="var(--color-kite)" />
      <path d="m4-20-8 46L18 24z" fill="var(--color-kite-strong)" />
    </g>
  )
}

function Wide() {
  return (
    <svg role="img" aria-label={ALT} viewBox="0 0 480 420" className="hidden w-full sm:block" fill="none">
      <g stroke="var(--color-line)">
        <path d="M0 380h480M0 280h480M0 180h480M0 80h480" />
      </g>
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
      <g className="fill-muted text-[13px]">
        <text x="0" y="74">
          3,000
        </text>
        <text x="0" y="174">
          2,000
        </text>
        <text x="0" y="274">
          1,000 visits
        </text>
        <text x="0" y="402">
          Jan
        </text>
        <text x="140" y="402">
          Apr
        </text>
        <text x="284" y="402">
          Jul
        </text>
        <text x="412" y="402">
          Oct
        </text>
      </g>
      <path d="M250 322v-62" stroke="var(--color-ink)" />
      <circle cx="250" cy="322" r="6.5" fill="var(--color-surface)" stroke="var(--color-ink)" strokeWidth="3" />
      <rect x="104" y="206" width="196" height="54" rx="4" fill="var(--color-surface)" stroke="var(--color-line)" />
      <text x="118" y="229" className="fill-ink text-[14px] font-semibold">
        New product pages live
      </text>
      <text x="118" y="248" className="fill-muted text-[13px]">
        week 26, doubled in a month
      </text>
      <Kite x={438} y={62} size={1.25} />
    </svg>
  )
}

function Narrow() {
  return (
    <svg role="img" aria-label={ALT} viewBox="0 0 350 250" className="w-full sm:hidden" fill="none">
      <path d="M0 214h350M0 134h350M0 54h350" stroke="var(--color-line)" />
      <path d="M0 206c60-6 90-12 130-16s70-22 104-64 40-34 66-72v160H0z" fill="var(--color-kite)" opacity=".1" />
      <path
        d="M0 206c60-6 90-12 130-16s70-22 104-64 40-34 66-72"
        stroke="var(--color-ink)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <circle cx="176" cy="177" r="6" fill="var(--color-surface)" stroke="var(--color-ink)" strokeWidth="3" />
      <g className="text-[15px]">
        <text x="0" y="46" className="fill-muted">
          3,000 visits
        </text>
        <text x="0" y="240" className="fill-muted">
          January
        </text>
        <text x="256" y="240" className="fill-muted">
          October
        </text>
        <text x="56" y="84" className="fill-ink font-semibold">
          New product pages:
        </text>
        <text x="56" y="103" className="fill-ink">
          doubled in a month
        </text>
      </g>
      <path d="M136 113v42l28 18" stroke="var(--color-ink)" />
      <Kite x={312} y={36} size={0.95} />
    </svg>
  )
}
