import { lists } from 'virtual:messages'
import type { Data } from '../content/collections.ts'
import { Filled } from '../ui/filled.tsx'
import { PlanGrid } from './plan-grid.tsx'
import { PlanNotes } from './plan-notes.tsx'
import { Price } from './price.tsx'
import { SectionHeading } from './section-heading.tsx'
import { Words } from './words.tsx'

type Row = { name: string; usdPrice: number; text: string }

type PlansProps = {
  heading: string
  lead?: string | undefined
  /** What each plan is for; without them the plans are shown in full. */
  rows?: Row[] | undefined
  plans: Data<'plans'>[]
  words: Data<'packages'>['plans']
}

/** What it costs. */
export function Plans({ heading, lead, rows, plans, words }: PlansProps) {
  const head = (
    <SectionHeading lead={lead} narrow={rows !== undefined} className={rows ? 'lg:col-span-4' : 'mb-10'}>
      {heading}
    </SectionHeading>
  )
  if (rows)
    return (
      <section className="section-space wrap grid gap-x-12 gap-y-8 lg:grid-cols-12">
        {head}
        <PlanRows rows={rows} />
      </section>
    )
  return (
    <section className="section-space wrap">
      {head}
      <PlanGrid words={words} plans={plans} level={3} />
      <PlanNotes words={words} />
    </section>
  )
}

/** A line for each plan: its price and what of it matters here. Takes eight of twelve columns. */
export function PlanRows({ rows }: { rows: Row[] }) {
  return (
    <dl className="border-b border-line lg:col-span-8">
      {rows.map(({ name, usdPrice, text }) => (
        <div key={name} className="grid gap-x-8 gap-y-1 border-t border-line py-3 sm:grid-cols-[1fr_1.6fr] sm:py-4">
          <dt>
            <span className="font-semibold">{name}</span>{' '}
            {/* A line of its own, so that a longer price in another currency moves nothing. */}
            <span className="block text-muted">
              <Filled text={lists.perMonth} values={{ price: <Price usd={usdPrice} /> }} />
            </span>
          </dt>
          <dd>
            <Words text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
