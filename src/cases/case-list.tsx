import { Example } from '../blocks/example.tsx'
import { RowChart } from '../blocks/row-chart.tsx'
import { SectionHeading } from '../blocks/section-heading.tsx'
import type { Data } from '../content/collections.ts'
import { fill } from '../lib/fill.ts'
import { capitalized, inWords } from '../lib/text.ts'
import { Icon } from '../ui/icon.tsx'

type CaseWords = Data<'home'>['cases']

/** Worked cases, each with its figures and what did not work. Nothing at all where there are none. */
export function CaseList({ words, cases }: { words: CaseWords; cases: Data<'cases'>[] }) {
  if (cases.length === 0) return null
  return (
    <section className="section-space wrap">
      <SectionHeading plain className="mb-10 lg:mb-14">
        {cases.length === 1 ? words.headingOne : fill(words.heading, { count: capitalized(inWords(cases.length)) })}
      </SectionHeading>
      <div className="grid gap-y-16">
        {cases.map((one) => (
          <Case key={one.title} words={words} {...one} />
        ))}
      </div>
    </section>
  )
}

function Case({
  words,
  business,
  title,
  start,
  months,
  figures,
  chart,
  didNotWork,
  sample,
}: Data<'cases'> & { words: CaseWords }) {
  return (
    <article className="border-t-3 border-kite pt-6">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1.2fr_1fr]">
        <div className="min-w-0">
          <p className="text-sm text-muted">
            {business}
            {sample && <Example />}
          </p>
          <h3 className="display mt-2 text-2xl">{title}</h3>
          <p className="measure mt-4 text-muted">{start}</p>
        </div>
        <div className="min-w-0">
          <RowChart caption={chart.caption} rows={chart.rows} />
        </div>
      </div>
      <dl className="mt-8 grid border-y border-line sm:auto-cols-fr sm:grid-flow-col">
        {figures.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-line py-5 max-sm:not-first:border-t sm:pr-6 sm:not-first:border-l sm:not-first:pl-6"
          >
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="display text-2xl figures">{value}</dd>
          </div>
        ))}
      </dl>
      <details className="group border-b border-line">
        <summary className="flex items-center justify-between gap-6 py-4 font-semibold hover:text-kite-strong">
          <span>{words.details}</span>
          <Icon
            name="down"
            className="size-5 shrink-0 text-kite-strong transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <div className="grid gap-x-16 gap-y-8 pt-2 pb-8 lg:grid-cols-[1.3fr_1fr]">
          <ol className="border-b border-line">
            {months.map(({ when, text }) => (
              <li key={when} className="grid gap-x-6 gap-y-1 border-t border-line py-4 sm:grid-cols-[7rem_1fr]">
                <span className="font-semibold text-kite-strong">{when}</span>
                <span>{text}</span>
              </li>
            ))}
          </ol>
          <div>
            <h4 className="font-semibold">{words.failed}</h4>
            <p className="mt-1 text-muted">{didNotWork}</p>
          </div>
        </div>
      </details>
    </article>
  )
}
