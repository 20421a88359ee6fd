import { lists } from 'virtual:messages'
import { Example } from './example.tsx'
import { RowChart, type RowChartProps } from './row-chart.tsx'
import { SectionHeading } from './section-heading.tsx'

type ChartProps = {
  heading: string
  chart: RowChartProps
  note: string
  figures: { value: string; label: string }[]
  /** How the visitor checks. */
  check?: { heading: string; text: string } | undefined
  sample?: boolean | undefined
}

/** A chart of rows with figures beside it, and how the visitor checks them. */
export function Chart({ heading, chart, note, figures, check, sample }: ChartProps) {
  return (
    <section className="section-space wrap">
      <SectionHeading className="mb-6 lg:mb-14">
        {heading}
        {sample && <Example>{lists.exampleFigures}</Example>}
      </SectionHeading>
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
    </section>
  )
}
