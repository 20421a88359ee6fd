import type { BlockOf } from '../content/schemas/blocks.ts'
import { Folded } from './folded.tsx'
import { SectionHeading } from './section-heading.tsx'
import { Paragraph } from './words.tsx'

/**
 * The weeks as a line that climbs: each step starts a little higher than the one before where there is room. A phone opens
 * the first.
 */
export function Steps({ heading, steps }: BlockOf<'steps'>) {
  return (
    <section className="bg-sand">
      <div className="section-space wrap">
        <SectionHeading plain className="mb-6">
          {heading}
        </SectionHeading>
        <ol className="grid gap-x-5 lg:auto-cols-fr lg:grid-flow-col">
          {steps.map(({ when, title, text }, index) => (
            <li
              key={when + title}
              style={{ '--drop': `${(steps.length - 1 - index) * 1.75}rem` } as object}
              className="border-l-3 border-kite pb-4 pl-5 last:pb-0 sm:pb-8 lg:border-t-3 lg:border-l-0 lg:mt-(--drop) lg:pt-4 lg:pr-2 lg:pb-0 lg:pl-0"
            >
              <Folded
                heading={
                  <h3 className="font-semibold">
                    <span className="block text-sm text-kite-strong">{when} </span>
                    <span className="block leading-snug sm:mt-1 sm:text-lg">{title}</span>
                  </h3>
                }
                open={index === 0}
              >
                <Paragraph className="mt-1 text-sm text-muted sm:mt-2" text={text} />
              </Folded>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
