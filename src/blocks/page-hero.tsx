import { lists } from 'virtual:messages'
import type { Data } from '../content/collections.ts'
import { fill } from '../lib/fill.ts'
import { buttonClass } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import { DialogButton } from './dialog-button.tsx'
import { Example } from './example.tsx'
import { Paragraph, Price } from './words.tsx'

type PageHeroProps = {
  /** What the page is about, as in navigation. */
  name: string
  heading: string
  lead: string
  /** The plan whose price is where it starts. */
  plan?: { name: string; usdPrice: number } | undefined
  /** Without `alt` it only repeats what the page shows below, and a phone does without. */
  picture?: { src: string; alt: string } | undefined
  /** Whether the picture is an example. */
  sample?: boolean | undefined
  /** The words of a second button, which leads home. */
  homeLink?: string | undefined
  words: Data<'servicePage'>['hero']
}

/** The promise, what it costs to start, and a glimpse of the work. */
export function PageHero({ name, heading, lead, plan, picture, sample, homeLink, words }: PageHeroProps) {
  return (
    <section className="wrap grid items-center gap-x-14 gap-y-8 pt-4 pb-10 sm:pb-16 lg:grid-cols-[1.25fr_1fr] lg:pt-10 lg:pb-24">
      <div>
        {/* On a phone it would follow the same words of the breadcrumb. */}
        <p className="text-sm font-semibold text-muted max-sm:hidden">{name}</p>
        <h1 className="display sm:mt-4 text-[min(clamp(2.125rem,1.4rem+3.2vw,3.75rem),11vw)]">{heading}</h1>
        <Paragraph className="measure mt-6 text-lg text-muted" text={lead} />
        {plan && (
          <p className="mt-6 flex flex-wrap items-baseline sm:mt-8 gap-x-2 border-l-3 border-kite pl-4">
            <span className="text-muted">{words.from}</span>
            <span className="display text-2xl">
              <Price usd={plan.usdPrice} />
            </span>
            {/* A line of its own, so that a longer price in another currency moves nothing. */}
            <span className="basis-full text-muted">
              {words.perMonth}{' '}
              <a href="/packages" className="link">
                {fill(words.plan, { plan: plan.name })}
              </a>
            </span>
          </p>
        )}
        <div className="mt-6 flex flex-wrap gap-3 sm:mt-8">
          <DialogButton dialog="demo">{words.button}</DialogButton>
          {homeLink && (
            <a href="/" className={buttonClass('outline')}>
              {homeLink}
            </a>
          )}
        </div>
        <p className="mt-3 text-sm text-muted">{words.note}</p>
      </div>
      {picture && (
        <div className={picture.alt ? undefined : 'hidden lg:block'}>
          {/* Lazily, for a hidden picture is fetched otherwise: on a phone for nothing. */}
          <Picture {...picture} loading="lazy" />
          {sample && (
            <p className="mt-2 text-right">
              <Example>{lists.exampleFigures}</Example>
            </p>
          )}
        </div>
      )}
    </section>
  )
}
