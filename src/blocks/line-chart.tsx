/** `shown` is the figure as it is written, where that is not the number alone. */
export type Point = { label: string; value: number; shown?: string }

type Drawing = { width: number; height: number; text: number }

/** A phone gets a drawing of its own, so that its labels keep their size. */
const WIDE: Drawing = { width: 480, height: 300, text: 14 }
const TALL: Drawing = { ...WIDE, height: 400 }
const NARROW: Drawing = { width: 350, height: 220, text: 15 }
const MARGIN = { top: 46, right: 34, bottom: 30 }

type LineChartProps = { alt: string; points: Point[]; goal?: Point }

/**
 * Months as a line that climbs and lifts into a kite, with a figure at each point and a goal where there is one.
 * @param tall is higher, except on a phone
 */
export function LineChart({ tall, ...chart }: LineChartProps & { tall?: boolean }) {
  return (
    <>
      {[tall ? TALL : WIDE, NARROW].map((drawing) => (
        <Line key={drawing.width} {...drawing} {...chart} />
      ))}
    </>
  )
}

function Line({ width, height, text, alt, points, goal }: Drawing & LineChartProps) {
  const most = Math.max(...points.map(({ value }) => value), goal?.value ?? 0)
  const foot = height - MARGIN.bottom
  const x = (index: number) =>
    Math.round(text + (index * (width - text - MARGIN.right)) / Math.max(1, points.length - 1))
  const y = (value: number) => Math.round(foot - (value / most) * (foot - MARGIN.top))
  const line = points.map(({ value }, index) => `${x(index)} ${y(value)}`).join('L')
  const last = { x: x(points.length - 1), y: y(points.at(-1)?.value ?? 0) }
  const isLast = (index: number) => index === points.length - 1
  // The outermost labels reach the edges, so that they keep clear of their neighbors.
  const labelX = (index: number) => (index === 0 ? 0 : isLast(index) ? width - 2 : x(index))
  const anchorOf = (index: number) => (index === 0 ? 'start' : isLast(index) ? 'end' : 'middle')
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox={`0 0 ${width} ${height}`}
      className={width === WIDE.width ? 'hidden w-full sm:block' : 'w-full sm:hidden'}
      fill="none"
      fontSize={text}
    >
      <path d={`M0 ${foot}H${width}`} stroke="var(--color-line)" />
      {goal && (
        <>
          <path d={`M0 ${y(goal.value)}H${width}`} stroke="var(--color-river)" strokeDasharray="5 5" />
          <text x="0" y={y(goal.value) - 8} className="fill-river font-semibold">
            {goal.label}
          </text>
        </>
      )}
      <path d={`M${line}V${foot}H${x(0)}z`} fill="var(--color-kite)" opacity=".1" />
      <path d={`M${line}`} stroke="var(--color-ink)" strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round" />
      {points.map(({ label, value, shown = value }, index) => (
        <g key={label} textAnchor="middle">
          <text x={labelX(index)} y={height - 8} textAnchor={anchorOf(index)} className="fill-muted">
            {(width === WIDE.width || index === 0 || isLast(index)) && label}
          </text>
          {!isLast(index) && (
            <circle
              cx={x(index)}
              cy={y(value)}
              r="4.5"
              fill="var(--color-surface)"
              stroke="var(--color-ink)"
              strokeWidth="2.5"
            />
          )}
          <text
            x={x(index) - (isLast(index) ? 26 : index > 0 ? 8 : 0)}
            y={y(value) - (isLast(index) ? 2 : 14)}
            className="fill-ink font-semibold"
          >
            {shown}
          </text>
        </g>
      ))}
      <g transform={`translate(${last.x} ${last.y})`}>
        <path d="m-14 8 28-26-6 34z" fill="var(--color-kite)" />
        <path d="m14-18-16 27 10 7z" fill="var(--color-kite-strong)" />
      </g>
    </svg>
  )
}
