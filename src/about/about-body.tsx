import { Paragraph } from '../blocks/words.tsx'
import type { Data } from '../content/collections.ts'

/**
 * Mission and reasons.
 * @param level of the two part headings
 */
export function AboutBody({ words: { mission, reasons }, level }: { words: Data<'about'>; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <Heading className="text-sm font-semibold text-muted">{mission.label}</Heading>
        <Paragraph className="display mt-3 text-xl leading-[1.18]! sm:text-2xl" text={mission.statement} />
        <Paragraph className="mt-4 text-muted" text={mission.text} />
        <Paragraph className="mt-4 text-muted" text={mission.size} />
      </div>
      <div className="lg:col-span-7">
        <Heading className="text-sm font-semibold text-muted">{reasons.label}</Heading>
        <ol className="mt-4 border-b border-line">
          {reasons.list.map(({ title, text }, index) => (
            <li
              key={title}
              className="grid grid-cols-[1.75rem_1fr] border-t border-line py-3 sm:grid-cols-[4.5rem_1fr] sm:py-6"
            >
              <span aria-hidden="true" className="display text-xl text-kite-strong figures">
                {index + 1}
              </span>
              <div>
                <p className="font-semibold sm:text-lg">{title}</p>
                <Paragraph className="measure mt-0.5 text-muted max-sm:text-sm sm:mt-1" text={text} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
