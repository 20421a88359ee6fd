import { Showcase } from '../site/showcase.tsx'
import { planById } from '../../app/data/plans.ts'
import { testPictures } from '../../app/data/test-pictures.ts'
import { Price } from '../pricing/price.tsx'
import { DialogButton } from '../booking/dialog-button.tsx'
import { pageMeta } from '../lib/metadata.ts'
import { showcasePath } from '../../integrations/pictures/names.ts'
import type { Route } from '../../app/routes/services/+types/test.ts'

export { shouldRevalidate } from '../../app/lib/revalidation.ts'

const STARS = 5

export const meta = () =>
  pageMeta({
    title: 'Hire an SEO expert by the month',
    description:
      'An SEO expert for five pages of your site, by the month: what they do, what a client says, and six pictures of the work.',
    path: '/services/test',
    index: false,
  })

/** Runs at build: the drawings' data stays out of the browser. */
export function loader() {
  return {
    usdPrice: planById('starter').usdPrice,
    pictures: testPictures.map(({ alt, shows }, index) => ({
      src: showcasePath('test', index + 1),
      alt,
      caption: shows,
    })),
  }
}

export default function TestPage({ loaderData: { usdPrice, pictures } }: Route.ComponentProps) {
  return (
    <>
      <section className="wrap grid items-center gap-x-14 gap-y-12 py-14 lg:grid-cols-[1.4fr_1fr] lg:py-24">
        <div>
          <h1 className="display text-[clamp(2.125rem,1.4rem+3.2vw,3.75rem)]">
            Hire an SEO Expert Starting at Just{' '}
            {/* A line of its own, so that a longer price in another currency moves nothing. */}
            <span className="block text-kite-strong">
              <Price usd={usdPrice} />
            </span>
          </h1>
          <p className="measure mt-6 text-lg text-muted">
            One person, five of your pages, a month of work you can read on one sheet. You stop with 30 days’ notice.
          </p>
          <DialogButton dialog="consultation" className="mt-8">
            Talk to an expert
          </DialogButton>
        </div>
        <Testimonial />
      </section>
      <section className="bg-sand">
        <div className="section-space wrap">
          <h2 className="display mb-10 text-3xl">Six kinds of work</h2>
          <Showcase pictures={pictures} even />
        </div>
      </section>
    </>
  )
}

function Testimonial() {
  return (
    <figure className="rounded-card border border-line bg-surface p-7 sm:p-9">
      <div role="img" aria-label={`Rated ${STARS} out of ${STARS}`} className="flex gap-1 text-kite">
        {Array.from({ length: STARS }, (_, star) => (
          <svg key={star} aria-hidden="true" viewBox="0 0 20 20" className="size-5" fill="currentColor">
            <path d="m10 1.500 2.600 5.500 6 .8-4.400 4.200 1.100 6L10 15l-5.300 3 1.100-6L1.400 7.800l6-.8z" />
          </svg>
        ))}
      </div>
      <blockquote className="mt-4 text-lg leading-snug">
        <p>“They told me in week two which of my pages not to touch. The other five bring eleven calls a month.”</p>
      </blockquote>
      <figcaption className="mt-5 flex items-center gap-3 text-sm">
        <span aria-hidden="true" className="grid size-10 place-items-center rounded-full bg-sand font-semibold">
          RP
        </span>
        <span>
          R. P., owner of a dental practice
          <span className="block text-muted">Client since 2022</span>
        </span>
      </figcaption>
    </figure>
  )
}
