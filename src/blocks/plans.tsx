import { lists } from 'virtual:messages'
import { requireEntry } from '../content/collections.ts'
import type { PageContent } from '../content/page-content.ts'
import type { BlockOf } from '../content/schemas/blocks.ts'
import { Filled } from '../ui/filled.tsx'
import { PlanGrid } from './plan-grid.tsx'
import { SectionHeading } from './section-heading.tsx'
import { Price, Words } from './words.tsx'

type Row = { name: string; usdPrice: number; text: string }

/** What it costs: the plans in full, or what each is for. */
export function Plans({ heading, lead, rows, content }: BlockOf<'plans'> & { content: PageContent }) {
  const head = (
    <SectionHeading lead={lead} narrow={rows !== undefined} className={rows ? 'lg:col-span-4' : 'mb-10'}>
      {heading}
    </SectionHeading>
  )
  if (rows)
    return (
      <section className="section-space wrap grid gap-x-12 gap-y-8 lg:grid-cols-12">
        {head}
        <PlanRows rows={rows.map(({ plan, text }) => ({ ...requireEntry(content.plans, plan).data, text }))} />
      </section>
    )
  return (
    <section className="section-space wrap">
      {head}
      <PlanGrid content={content} level={3} />
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
