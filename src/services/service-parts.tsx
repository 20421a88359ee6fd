import { SectionHeading } from '../site/section-heading.tsx'
import type { ServicePageData } from './service-page.server.ts'

export function Deliverables({ items }: { items: ServicePageData['deliverables'] }) {
  return (
    <section className="border-t border-line">
      <div className="section-space wrap grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <SectionHeading className="lg:col-span-4">What you get</SectionHeading>
        <ul className="border-b border-line lg:col-span-8">
          {items.map(({ title, text }) => (
            <li key={title} className="grid gap-x-8 gap-y-1 border-t border-line py-5 sm:grid-cols-[1fr_1.6fr]">
              <h3 className="text-lg leading-snug font-semibold">{title}</h3>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The weeks as a line that climbs: each step stands a little higher than the one before where there is room. */
export function Process({ steps }: { steps: ServicePageData['process'] }) {
  return (
    <section className="bg-sand">
      <div className="section-space wrap">
        <SectionHeading className="mb-10 lg:mb-6">How it goes, week by week</SectionHeading>
        <ol className="grid gap-x-5 lg:auto-cols-fr lg:grid-flow-col lg:items-end">
          {steps.map(({ when, title, text }, index) => (
            <li
              key={when + title}
              style={{ '--lift': `${index * 1.75}rem` } as object}
              className="border-l-3 border-kite py-1 pb-8 pl-5 lg:border-t-3 lg:border-l-0 lg:pt-4 lg:pr-2 lg:pb-(--lift) lg:pl-0"
            >
              <p className="text-sm font-semibold text-kite-strong">{when}</p>
              <h3 className="mt-1 text-lg leading-snug font-semibold">{title}</h3>
              <p className="mt-2 text-sm text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** The agency's own figures as a chart of rows, three numbers beside it, and how the visitor checks. */
export function Results({ results, proof }: Pick<ServicePageData, 'results' | 'proof'>) {
  const { heading, note, chart, figures } = results
  const most = Math.max(...chart.rows.map(({ value }) => value))
  return (
    <section className="section-space wrap">
      <SectionHeading className="mb-10 lg:mb-14">{heading}</SectionHeading>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1.5fr_1fr]">
        <figure>
          <figcaption className="font-semibold">{chart.caption}</figcaption>
          <table className="mt-4 w-full border-separate [border-spacing:0_0.5rem]">
            <caption className="sr-only">{chart.caption}</caption>
            <tbody>
              {chart.rows.map(({ label, value, shown }, index) => (
                <tr key={label}>
                  <th scope="row" className="w-[34%] pr-4 text-left text-sm leading-tight font-normal">
                    {label}
                  </th>
                  <td className="relative h-10">
                    <span
                      aria-hidden="true"
                      className={`absolute inset-y-0 left-0 ${index === 0 ? 'bg-kite' : 'bg-kite/25'}`}
                      style={{ width: `${Math.max(1, (value / most) * 82)}%` }}
                    />
                    <span
                      className="absolute inset-y-0 grid items-center pl-2 font-semibold figures"
                      style={{ left: `${Math.max(1, (value / most) * 82)}%` }}
                    >
                      {shown}
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="measure mt-4 text-sm text-muted">{note}</p>
        </figure>
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
          <SectionHeading className="mb-6">Not for you if</SectionHeading>
          <ul className="grid gap-4">
            {reasons.map((reason) => (
              <li key={reason} className="grid grid-cols-[1.75rem_1fr]">
                <svg
                  aria-hidden="true"
                  viewBox="0 0 20 20"
                  className="mt-1.5 size-4 text-kite-strong"
                  stroke="currentColor"
                  strokeWidth="2.5"
                  strokeLinecap="round"
                >
                  <path d="m4 4 12 12M16 4 4 16" />
                </svg>
                <span className="measure">{reason}</span>
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
