import { Example } from '../blocks/example.tsx'
import { Price } from '../blocks/price.tsx'
import { Showcase } from '../blocks/showcase.tsx'
import { DialogButton } from '../booking/dialog-button.tsx'
import type { Data } from '../content/collections.ts'
import { picturePath, showcasePath } from '../lib/picture-paths.ts'
import { Initials } from '../ui/byline.tsx'

const STARS = 5

/** @param usdPrice of the smallest plan */
export function TestPage({ usdPrice, content }: { usdPrice: number; content: Data<'testPage'> }) {
  const pictures = content.pictures.map((picture, index) => ({
    src: picturePath(picture, showcasePath('test', index + 1)),
    alt: picture.alt,
    caption: picture.shows,
  }))
  return (
    <>
      <section className="wrap grid items-center gap-x-14 gap-y-12 py-14 lg:grid-cols-[1.4fr_1fr] lg:py-24">
        <div>
          <h1 className="display text-[min(clamp(2.125rem,1.4rem+3.2vw,3.75rem),11vw)]">
            Hire an SEO Expert Starting at Just{' '}
            {/* A line of its own, so that a longer price in another currency moves nothing. */}
            <span className="block text-kite-strong">
              <Price usd={usdPrice} />
            </span>
          </h1>
          <p className="measure mt-6 text-lg text-muted">
            One person works on five of your pages, and you read the month’s work on one page. You can cancel with 30
            days’ notice.
          </p>
          <DialogButton dialog="consultation" className="mt-8">
            Talk to an expert
          </DialogButton>
        </div>
        <Testimonial {...content.testimonial} />
      </section>
      <section className="bg-sand">
        <div className="section-space wrap">
          <h2 className="display mb-10 text-3xl">
            Six kinds of work
            {content.sample && <Example>Example pictures</Example>}
          </h2>
          <Showcase pictures={pictures} even />
        </div>
      </section>
    </>
  )
}

function Testimonial({ quote, initials, who, since, sample }: Data<'testPage'>['testimonial']) {
  return (
    <figure className="rounded-card border border-line bg-surface p-[min(1.75rem,9vw)] sm:p-9">
      {sample && (
        <p className="mb-3">
          <Example>Example review</Example>
        </p>
      )}
      <div role="img" aria-label={`Rated ${STARS} out of ${STARS}`} className="flex gap-1 text-kite">
        {Array.from({ length: STARS }, (_, star) => (
          <svg key={star} aria-hidden="true" viewBox="0 0 20 20" className="size-5" fill="currentColor">
            <path d="m10 1.500 2.600 5.500 6 .8-4.400 4.200 1.100 6L10 15l-5.300 3 1.100-6L1.400 7.800l6-.8z" />
          </svg>
        ))}
      </div>
      <blockquote className="mt-4 text-lg leading-snug">
        <p>“{quote}”</p>
      </blockquote>
      <figcaption className="mt-5 beside items-center gap-3 text-sm">
        <Initials name={initials.split('').join(' ')} />
        <span>
          {who}
          <span className="block text-muted">{since}</span>
        </span>
      </figcaption>
    </figure>
  )
}
