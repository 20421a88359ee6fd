import type { Data } from '../content/collections.ts'
import { counted } from '../lib/text.ts'

/**
 * Mission and reasons.
 * @param level of the two part headings
 */
export function AboutBody({
  reasons,
  company,
  level,
}: {
  reasons: Data<'claims'>['reasons']
  company: Data<'company'>
  level: 2 | 3
}) {
  const Heading = `h${level}` as const
  return (
    <div className="grid gap-x-12 gap-y-14 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <Heading className="text-sm font-semibold text-muted">Our mission</Heading>
        <p className="display mt-4 text-2xl leading-[1.18]!">
          The owner of a shop with four staff should be able to read the marketing numbers as easily as the till.
        </p>
        <p className="mt-6 text-muted">
          Take a bakery with one sheet of paper: what was spent, who came in, what they bought. Eleven rows are enough
          to see which advertisement has sold nothing for two years. We work like that. Each client gets one page of
          numbers in the owner’s own words, and we choose the next month’s work from it.
        </p>
        <p className="mt-4 text-muted">
          We are {counted(company.people, 'person', 'people')} with about {company.clientsAtATime} clients at a time, at
          most {company.clientsEach} for each of us who works for clients. When we are full, a new plan starts a month
          later.
        </p>
      </div>
      <div className="lg:col-span-7">
        <Heading className="text-sm font-semibold text-muted">Why choose us</Heading>
        <ol className="mt-4 border-b border-line">
          {reasons.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[2.5rem_1fr] border-t border-line py-6 sm:grid-cols-[4.5rem_1fr]">
              <span aria-hidden="true" className="display text-xl text-kite-strong figures">
                {index + 1}
              </span>
              <div>
                <p className="text-lg font-semibold">{title}</p>
                <p className="measure mt-1 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
