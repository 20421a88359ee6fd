import { SectionHeading } from './section-heading.tsx'
import { Words } from './words.tsx'

type StepsProps = { heading: string; steps: { when: string; title: string; text: string }[] }

/** The weeks as a line that climbs: each step starts a little higher than the one before where there is room. */
export function Steps({ heading, steps }: StepsProps) {
  return (
    <section className="bg-sand">
      <div className="section-space wrap">
        <SectionHeading plain className="mb-10 lg:mb-6">
          {heading}
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
                <Words text={text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
