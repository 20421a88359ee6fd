import type { ReactNode } from 'react'
import { Example } from '../blocks/example.tsx'
import { LineChart } from '../blocks/line-chart.tsx'
import { type Data, requireEntry } from '../content/collections.ts'
import type { PageContent } from '../content/page-content.ts'
import { formatAmount } from '../lib/money/currencies.ts'

type Report = Data<'report'>

const usd = (amount: number) => formatAmount(amount, 'USD')

/** What follows from the months of a report and the fee of its plan, in US dollars. */
export function reportSums({ number: { months, worthUsd } }: Report, feeUsd: number) {
  const [before, ...since] = months
  const left = since.map(({ value, adsUsd }) => (value - (before?.value ?? 0)) * worthUsd - adsUsd - feeUsd)
  const last = since.at(-1)
  return {
    adsUsd: last?.adsUsd ?? 0,
    more: (last?.value ?? 0) - (before?.value ?? 0),
    leftUsd: left.at(-1) ?? 0,
    leftInAllUsd: left.reduce((sum, one) => sum + one, 0),
  }
}

/** The chart of a report's agreed number; the home page shows it too. */
export function ReportChart({ number, client }: Pick<Report, 'number' | 'client'>) {
  const values = number.months.map(({ label, value }) => `${label} ${value}`).join(', ')
  return (
    <LineChart
      tall
      alt={`${number.name}, ${client}: ${values}. ${number.goalLabel}.`}
      points={number.months}
      goal={{ label: number.goalLabel, value: number.goal }}
    />
  )
}

/** A month on one page. On paper it fills one sheet, A4 or Letter (`data-report` in styles.css). */
export function ReportPage({ content: { report, plans } }: { content: PageContent }) {
  const plan = requireEntry(plans, report.plan).data
  const { sources, money, number } = report
  const sums = reportSums(report, plan.usdPrice)
  const rows = [
    { label: money.ads, amount: usd(-sums.adsUsd) },
    { label: money.fee, amount: usd(-plan.usdPrice) },
    { label: money.gain, amount: `${sums.more} × ${usd(number.worthUsd)} = ${usd(sums.more * number.worthUsd)}` },
    { label: money.month, amount: usd(sums.leftUsd), isResult: true },
    { label: money.total, amount: usd(sums.leftInAllUsd), isResult: true },
  ]
  return (
    <div data-report className="wrap pt-10 pb-24 lg:pt-16 lg:pb-32 print:p-0">
      <article className="mx-auto max-w-[60rem] rounded-card border border-line bg-surface p-5 sm:p-10 print:max-w-none print:border-0 print:p-0">
        <p className="flex flex-wrap gap-x-2 gap-y-1 border-b-3 border-kite pb-3 text-sm text-muted">
          <span className="font-semibold text-ink">{report.eyebrow}</span>
          <span>{report.client}</span>
          <span>
            {report.month}, {plan.name}
            {report.sample && <Example />}
          </span>
        </p>
        <h1 className="display mt-6 max-w-[20em] text-3xl print:mt-4">{report.headline}</h1>
        <p className="measure mt-3 text-lg text-muted">{report.summary}</p>
        <div className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-[1.25fr_1fr] print:mt-5 print:gap-y-4">
          <Part title={number.name}>
            <ReportChart number={number} client={report.client} />
          </Part>
          <div className="grid content-start gap-8 print:gap-4">
            <Part title={sources.title}>
              <table className="w-full text-sm figures">
                <thead>
                  <tr className="border-b border-line text-muted">
                    {sources.columns.map((name, index) => (
                      <th
                        key={name}
                        scope="col"
                        className={`py-1.5 font-normal ${index === 0 ? 'text-left' : 'pl-3 text-right'}`}
                      >
                        {name}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {sources.rows.map(({ name, values }) => (
                    <tr key={name} className="border-b border-line">
                      <th scope="row" className="py-1.5 text-left font-normal">
                        {name}
                      </th>
                      {values.map((value, index) => (
                        <td key={sources.columns[index + 1]} className="py-1.5 text-right last:font-semibold">
                          {value}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
              <p className="mt-2 text-sm text-muted">{sources.note}</p>
            </Part>
            <Part title={money.title}>
              <dl className="text-sm figures">
                {rows.map(({ label, amount, isResult }) => (
                  <div
                    key={label}
                    className={`flex justify-between gap-4 border-b border-line py-1.5 ${isResult ? 'font-semibold' : ''}`}
                  >
                    <dt>{label}</dt>
                    <dd className="text-right">{amount}</dd>
                  </div>
                ))}
              </dl>
              <p className="mt-2 text-sm text-muted">
                {usd(number.worthUsd)}: {number.worthLabel}. {money.note}
              </p>
            </Part>
          </div>
        </div>
        <div className="mt-10 grid gap-x-12 gap-y-8 border-t border-line pt-8 sm:grid-cols-2 print:mt-5 print:gap-y-4 print:pt-4">
          {report.lists.map(({ title, items }) => (
            <Part key={title} title={title}>
              <ul className="grid list-disc gap-1.5 pl-5 text-sm marker:text-kite">
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </Part>
          ))}
        </div>
      </article>
      <p className="mx-auto mt-6 max-w-[60rem] text-muted print:mx-0 print:mt-4 print:max-w-none print:text-sm">
        {report.lead} {report.closing}{' '}
        <a href="/packages" className="link">
          {report.packages}
        </a>
      </p>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-3 font-semibold print:mb-1.5">{title}</h2>
      {children}
    </section>
  )
}
