import { lists } from 'virtual:messages'
import type { BlockOf } from '../content/schemas/blocks.ts'
import { Section } from './section-heading.tsx'

type ChartProps = BlockOf<'chart'> & { sample?: boolean | undefined }

/** A chart of rows with figures beside it, and how the visitor checks them. */
export function Chart({ heading, chart, note, figures, check, sample }: ChartProps) {
  return (
    <Section heading={heading} example={sample && lists.exampleFigures}>
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1.5fr_1fr]">
        <div>
          <RowChart {...chart} />
          <p className="measure mt-4 text-sm text-muted">{note}</p>
        </div>
        <dl className="*:not-first:border-t border-y *:border-line border-line">
          {figures.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse py-3 sm:py-5">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="display text-2xl sm:text-3xl">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {check && (
        <div className="mt-6 grid gap-x-12 gap-y-2 border-line sm:mt-14 sm:gap-y-3 sm:border-t sm:pt-8 lg:grid-cols-12">
          <h3 className="text-lg font-semibold lg:col-span-4">{check.heading}</h3>
          <p className="measure lg:col-span-8">{check.text}</p>
        </div>
      )}
    </Section>
  )
}

/** The longest bar leaves room for its figure. */
const LONGEST_PERCENT = 78

/** A chart of horizontal bars that is a table, so that it can be read aloud. The first row stands out, or the one marked so. */
function RowChart({ caption, rows }: ChartProps['chart']) {
  const most = Math.max(...rows.map(({ value }) => value))
  const strongest = Math.max(
    0,
    rows.findIndex(({ strong }) => strong),
  )
  const widthOf = (value: number) => `${Math.max(1, (value / most) * LONGEST_PERCENT)}%`
  return (
    <table className="w-full border-separate [border-spacing:0_0.5rem]">
      <caption className="mb-4 text-left font-semibold">{caption}</caption>
      <tbody>
        {rows.map(({ label, value, shown }, index) => (
          <tr key={label}>
            <th scope="row" className="w-[34%] pr-4 text-left wrap-break-word text-sm leading-tight font-normal">
              {label}
            </th>
            <td>
              {/* A figure in large text takes its room from the bar. */}
              <span className="flex h-10 items-center gap-2 font-semibold figures">
                <span
                  aria-hidden="true"
                  className={`bar self-stretch ${index === strongest ? 'bg-kite' : 'bg-kite/25'}`}
                  style={{ width: widthOf(value) }}
                />
                {shown}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
