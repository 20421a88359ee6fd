import { Example } from '../blocks/example.tsx'
import { Price, Priced } from '../blocks/price.tsx'
import { DialogButton } from '../booking/dialog-button.tsx'
import type { ServicePageData } from '../data/services.ts'
import { buttonClass } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'

/** The promise, what it costs to start, and a glimpse of the work. */
export function ServiceHero({ service }: { service: ServicePageData }) {
  const glimpse = service.pictures.at(-1)?.src
  return (
    <section className="wrap grid items-center gap-x-14 gap-y-10 pt-6 pb-16 lg:grid-cols-[1.25fr_1fr] lg:pt-10 lg:pb-24">
      <div>
        <p className="text-sm font-semibold text-muted">{service.name}</p>
        <h1 className="display mt-4 text-[min(clamp(2.125rem,1.4rem+3.2vw,3.75rem),11vw)]">{service.hero.heading}</h1>
        <p className="measure mt-6 text-lg text-muted">
          <Priced text={service.hero.lead} />
        </p>
        <p className="mt-8 flex flex-wrap items-baseline gap-x-2 border-l-3 border-kite pl-4">
          <span className="text-muted">From</span>
          <span className="display text-2xl">
            <Price usd={service.plan.usdPrice} />
          </span>
          {/* A line of its own, so that a longer price in another currency moves nothing. */}
          <span className="basis-full text-muted">
            a month, in the{' '}
            <a href="/packages" className="link">
              {service.plan.name} plan
            </a>
          </span>
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <DialogButton dialog="demo">Book a demo</DialogButton>
          {service.proofLink && (
            <a href="/" className={buttonClass('outline')}>
              {service.proofLink}
            </a>
          )}
        </div>
        <p className="mt-3 text-sm text-muted">
          A demo is a free 20-minute call. Within two working days you get a one-page plan with a price.
        </p>
      </div>
      {glimpse && (
        <div className="hidden lg:block">
          {/* Lazily, for a hidden picture is fetched otherwise: on a phone for nothing. */}
          <Picture src={glimpse} alt="" loading="lazy" className="h-auto w-full" />
          {service.sample && (
            <p className="mt-2 text-right">
              <Example>Example figures</Example>
            </p>
          )}
        </div>
      )}
    </section>
  )
}
