import type { Data, PageEntry } from '../content/collections.ts'
import { fill } from '../lib/fill.ts'
import { casePath, picturePath } from '../lib/picture-paths.ts'
import { capitalized, numberInWords } from '../lib/text.ts'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { Example } from './example.tsx'
import { LineChart } from './line-chart.tsx'
import { Section } from './section-heading.tsx'
import { Strip, stripRow } from './strip.tsx'

type CaseWords = Data<'home'>['cases']
type CasesProps = { words: CaseWords; cases: PageEntry<'cases'>[]; heading?: string }

/**
 * Worked cases, each with its figures and what did not work. Nothing at all where there are none.
 * @param heading counts the cases where none is given
 */
export function CaseList({ words, cases, heading = headingOf(cases.length, words) }: CasesProps) {
  const [only, ...others] = cases
  if (!only) return null
  return (
    <Section plain heading={heading}>
      {others.length === 0 ? (
        <Case words={words} alone {...only} />
      ) : (
        <Strip label={heading}>
          <div className={`grid items-start gap-6 lg:grid-cols-2 ${stripRow}`}>
            {cases.map((one) => (
              <Case key={one.id} words={words} {...one} />
            ))}
          </div>
        </Strip>
      )}
    </Section>
  )
}

const headingOf = (count: number, { heading, headingOne }: CaseWords) =>
  count === 1 ? headingOne : fill(heading, { count: capitalized(numberInWords(count)) })

/** @param alone has its chart beside it where there is room */
function Case({ id, data, words, alone }: PageEntry<'cases'> & { words: CaseWords; alone?: boolean }) {
  const { business, title, start, months, figures, chart, didNotWork, sample, picture } = data
  return (
    <article
      className={`rounded-card border border-line bg-surface p-4 sm:p-8 ${alone ? 'gap-x-14 lg:grid lg:grid-cols-2' : ''}`}
    >
      <div>
        <p className="text-sm text-muted">
          {business}
          {sample && <Example />}
        </p>
        <h3 className="display mt-2 max-w-[24em] text-xl sm:mt-3 sm:text-2xl">{title}</h3>
      </div>
      <div className={`max-w-xl ${alone ? 'lg:row-span-2' : ''}`}>
        {picture && (
          <Picture
            src={picturePath(picture, casePath(id))}
            alt={picture.alt}
            loading="lazy"
            className="mt-5 h-auto w-full"
          />
        )}
        <figure className="mt-4 sm:mt-5">
          <LineChart
            alt={`${chart.caption}: ${chart.rows.map(({ label, shown }) => `${label} ${shown}`).join(', ')}.`}
            points={chart.rows}
          />
          <figcaption className="mt-2 text-sm text-muted">{chart.caption}</figcaption>
        </figure>
      </div>
      <details className="group mt-3 self-end border-t border-line">
        <summary className="flex items-center justify-between gap-6 pt-3 font-semibold hover:text-kite-strong">
          <span>{words.details}</span>
          <Icon
            name="down"
            className="size-5 shrink-0 text-kite-strong transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <p className="measure mt-4 text-muted">{start}</p>
        <dl className="mt-5">
          {figures.map(({ value, label }) => (
            <div key={label} className="beside items-baseline gap-x-4 border-t border-line py-3">
              <dt className="order-2 text-sm text-muted">{label}</dt>
              <dd className="display order-1 w-28 min-w-0 flex-none text-xl figures">{value}</dd>
            </div>
          ))}
        </dl>
        <ol>
          {months.map(({ when, text }) => (
            <li key={when} className="beside gap-x-4 border-t border-line py-3">
              <span className="w-28 min-w-0 flex-none font-semibold text-kite-strong">{when}</span>
              <span>{text}</span>
            </li>
          ))}
        </ol>
        <h4 className="border-t border-line pt-4 font-semibold">{words.failed}</h4>
        <p className="measure mt-1 text-muted">{didNotWork}</p>
      </details>
    </article>
  )
}
