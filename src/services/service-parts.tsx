import { Example } from '../blocks/example.tsx'
import { Price, Priced } from '../blocks/price.tsx'
import { RowChart } from '../blocks/row-chart.tsx'
import { SectionHeading } from '../blocks/section-heading.tsx'
import type { ServicePageData } from '../data/services.ts'
import { Icon } from '../ui/icon.tsx'

export function Deliverables({ items }: { items: ServicePageData['deliverables'] }) {
  return (
    <section className="border-t border-line">
      <div className="section-space wrap grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <SectionHeading className="lg:col-span-4">What you get</SectionHeading>
        <ul className="border-b border-line lg:col-span-8">
          {items.map(({ title, text }) => (
            <li key={title} className="grid gap-x-8 gap-y-1 border-t border-line py-5 sm:grid-cols-[1fr_1.6fr]">
              <h3 className="text-lg leading-snug font-semibold">{title}</h3>
              <p className="text-muted">
                <Priced text={text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** How much of the service each plan includes, the smallest first. */
export function InThePlans({ plans }: { plans: ServicePageData['plans'] }) {
  return (
    <section className="wrap pb-[clamp(4rem,2.5rem+6vw,8rem)]">
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-12">
        <h3 className="text-lg font-semibold lg:col-span-4">How much of it is in each plan</h3>
        <dl className="border-b border-line lg:col-span-8">
          {plans.map(({ name, usdPrice, quantity }) => (
            <div key={name} className="grid gap-x-8 gap-y-1 border-t border-line py-4 sm:grid-cols-[1fr_1.6fr]">
              <dt>
                <span className="font-semibold">{name}</span>{' '}
                {/* A line of its own, so that a longer price in another currency moves nothing. */}
                <span className="block text-muted">
                  <Price usd={usdPrice} /> a month
                </span>
              </dt>
              <dd>
                <Priced text={quantity} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

/** The weeks as a line that climbs: each step starts a little higher than the one before where there is room. */
export function Process({ steps }: { steps: ServicePageData['process'] }) {
  return (
    <section className="bg-sand">
      <div className="section-space wrap">
        <SectionHeading plain className="mb-10 lg:mb-6">
          How it goes, week by week
        </SectionHeading>
        <ol className="grid gap-x-5 lg:auto-cols-fr lg:grid-flow-col">
          {steps.map(({ when, title, text }, index) => (
            <li
              key={when + title}
              style={{ '--drop': `${(steps.length - 1 - index) * 1.75}rem` } as object}
              className="border-l-3 border-kite py-1 pb-8 pl-5 lg:border-t-3 lg:border-l-0 lg:mt-(--drop) lg:pt-4 lg:pr-2 lg:pb-0 lg:pl-0"
            >
              <p className="text-sm font-semibold text-kite-strong">{when}</p>
              <h3 className="mt-1 text-lg leading-snug font-semibold">{title}</h3>
              <p className="mt-2 text-sm text-muted">
                <Priced text={text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** The service's figures as a chart of rows, three numbers beside it, and how the visitor checks. */
export function Results({ results, proof, sample }: Pick<ServicePageData, 'results' | 'proof' | 'sample'>) {
  const { heading, note, chart, figures } = results
  return (
    <section className="section-space wrap">
      <SectionHeading className="mb-10 lg:mb-14">
        {heading}
        {sample && <Example>Example figures</Example>}
      </SectionHeading>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1.5fr_1fr]">
        <div>
          <RowChart caption={chart.caption} rows={chart.rows} />
          <p className="measure mt-4 text-sm text-muted">{note}</p>
        </div>
        <dl className="*:not-first:border-t border-y *:border-line border-line">
          {figures.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse py-5">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="display text-3xl">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="mt-14 grid gap-x-12 gap-y-3 border-t border-line pt-8 lg:grid-cols-12">
        <h3 className="text-lg font-semibold lg:col-span-4">{proof.heading}</h3>
        <p className="measure lg:col-span-8">{proof.text}</p>
      </div>
    </section>
  )
}

export function WhoItIsNotFor({ reasons, neighbour }: { reasons: string[]; neighbour: ServicePageData['neighbour'] }) {
  return (
    <section className="bg-sand">
      <div className="section-space wrap grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <SectionHeading plain className="mb-6">
            Not for you if
          </SectionHeading>
          <ul className="grid gap-4">
            {reasons.map((reason) => (
              <li key={reason} className="grid grid-cols-[1.75rem_1fr]">
                <Icon name="close" className="mt-1.5 size-4 text-kite-strong" />
                <span className="measure">
                  <Priced text={reason} />
                </span>
              </li>
            ))}
          </ul>
        </div>
        {neighbour && (
          <div className="self-end border-t-3 border-kite pt-5">
            <h3 className="text-lg font-semibold">Or did you mean {neighbour.name}?</h3>
            <p className="measure mt-2 text-muted">{neighbour.text}</p>
            <p className="mt-3">
              <a href={`/services/${neighbour.slug}`} className="link">
                See {neighbour.name}
              </a>
            </p>
          </div>
        )}
      </div>
    </section>
  )
}
