import { lists } from 'virtual:messages'
import type { BlockOf } from '../content/schemas/blocks.ts'
import { fill } from '../lib/fill.ts'
import { Initials } from '../ui/byline.tsx'
import { Example } from './example.tsx'
import { SectionHeading } from './section-heading.tsx'

const STARS = 5

type QuoteProps = BlockOf<'quotes'>['quotes'][number]

/** What clients say. */
export function Quotes({ heading, quotes }: BlockOf<'quotes'>) {
  const [only, ...others] = quotes
  if (only && others.length === 0)
    return (
      <section className="section-space wrap grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <SectionHeading className="lg:col-span-4">{heading}</SectionHeading>
        <div className="display text-2xl lg:col-span-8 lg:pt-11">
          <Quote {...only} plain />
        </div>
      </section>
    )
  return (
    <section className="section-space wrap">
      <SectionHeading className="mb-10 lg:mb-14">{heading}</SectionHeading>
      <div className="grid gap-6 lg:auto-cols-fr lg:grid-flow-col">
        {quotes.map((one) => (
          <Quote key={one.quote} {...one} />
        ))}
      </div>
    </section>
  )
}

/**
 * @param rated shows five stars above the words
 * @param plain stands on the page, in its size of type, and not on a card
 */
export function Quote({ rated, plain, ...said }: QuoteProps & { rated?: boolean; plain?: boolean }) {
  const { quote, initials, who, since, sample } = said
  const card = 'rounded-card border border-line bg-surface p-[min(1.75rem,9vw)] text-lg leading-snug sm:p-9'
  return (
    <figure className={plain ? undefined : card}>
      {sample && (
        <p className="mb-3 leading-normal">
          <Example>{lists.exampleQuote}</Example>
        </p>
      )}
      {rated && (
        <div role="img" aria-label={fill(lists.rated, { n: STARS })} className="mb-4 flex gap-1 text-kite">
          {Array.from({ length: STARS }, (_, star) => (
            <svg key={star} aria-hidden="true" viewBox="0 0 20 20" className="size-5" fill="currentColor">
              <path d="m10 1.500 2.600 5.500 6 .8-4.400 4.200 1.100 6L10 15l-5.300 3 1.100-6L1.400 7.800l6-.8z" />
            </svg>
          ))}
        </div>
      )}
      <blockquote>
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className="mt-5 beside items-center gap-3 font-sans text-sm leading-normal font-normal tracking-normal">
        <Initials name={initials.split('').join(' ')} />
        <span>
          {who}
          <span className="block text-muted">{since}</span>
        </span>
      </figcaption>
    </figure>
  )
}
