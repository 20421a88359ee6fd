import { SectionHeading } from '../site/section-heading.tsx'
import { StaticHtml } from '../site/static-html.tsx'
import { areaServed, claims, reasons } from '../../app/data/claims.ts'
import { faqs } from '../../app/data/faqs.ts'
import { plans } from '../../app/data/plans.ts'
import { serviceCards } from '../../app/data/service-cards.ts'
import { AboutBody } from '../about/about-body.tsx'
import { FloatingHelpers } from '../chat/floating-helpers.tsx'
import { ContactBody } from '../contact/contact-body.tsx'
import { ContactWays } from '../contact/contact-ways.tsx'
import { FaqList } from '../site/faq-list.tsx'
import { Hero } from './hero.tsx'
import { HeroChart } from './hero-chart.tsx'
import { PlanGrid } from '../pricing/plan-grid.tsx'
import { PlanNotes } from '../pricing/plan-notes.tsx'
import { VideoPlace } from '../video/video-place.tsx'
import { pageMeta } from '../lib/metadata.ts'
import { staticMarkup } from '../../app/lib/static-markup.server.ts'
import { jsonLd, professionalService, webSite } from '../lib/structured-data.ts'
import { settings } from '../settings.ts'
import type { Route } from '../../app/routes/home/+types/home.ts'
import { ServiceGrid } from './service-grid.tsx'

export { shouldRevalidate } from '../../app/lib/revalidation.ts'

const DESCRIPTION =
  'SEO, Google Ads, social media and websites for shops, clinics and local services. A fixed monthly price, weekly numbers, 30 days’ notice.'

/** Runs at build. Copy travels with the page, where it stands already and costs almost nothing twice, and not in the code. */
export function loader() {
  return {
    facts: jsonLd(professionalService({ description: DESCRIPTION, areaServed, plans }), webSite()),
    claims,
    serviceCards,
    plans,
    chart: staticMarkup(<HeroChart />),
    about: staticMarkup(<AboutBody reasons={reasons} level={3} />),
    notes: staticMarkup(<PlanNotes />),
    faq: staticMarkup(<FaqList items={faqs} name="faq" level={3} />),
    ways: staticMarkup(<ContactWays level={3} />),
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: 'Digital marketing for small businesses',
    description: DESCRIPTION,
    path: '/',
    ...(loaderData && { facts: loaderData.facts }),
  })

export default function HomePage({
  loaderData: { claims, serviceCards, plans, chart, about, notes, faq, ways },
}: Route.ComponentProps) {
  return (
    <>
      <Hero claims={claims} chart={chart} />
      <section id="about" className="section-space wrap">
        <SectionHeading className="mb-12 lg:mb-16">
          Small enough to know your shop, careful enough to show the books
        </SectionHeading>
        <StaticHtml name="about" html={about} />
        <VideoPlace place="about" title="How we work, in two minutes" className="mt-16 lg:mt-24" />
      </section>
      <section id="services" className="bg-sand">
        <div className="section-space wrap">
          <SectionHeading className="mb-10 lg:mb-14">
            Eight ways to be found, each with a number you can check
          </SectionHeading>
          <ServiceGrid cards={serviceCards} />
        </div>
      </section>
      <section id="pricing" className="section-space wrap">
        <SectionHeading className="mb-10" lead="Three sizes. You can move up or down at the end of any month.">
          One price a month. It covers the work, not the meetings.
        </SectionHeading>
        <PlanGrid plans={plans} level={3} />
        <StaticHtml name="plan-notes" html={notes} />
      </section>
      <section id="faq" className="border-t border-line">
        <div className="section-space wrap grid gap-x-12 gap-y-10 lg:grid-cols-12">
          <div className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
            <SectionHeading>Asked on almost every first call</SectionHeading>
            <p className="mt-5 text-muted">
              Yours is not here? Ask the{' '}
              <a className="link" href="/contact">
                people who would answer it
              </a>
              .
            </p>
          </div>
          <div className="lg:col-span-8">
            <StaticHtml name="faq" html={faq} />
          </div>
        </div>
      </section>
      <section id="contact" className="bg-sand">
        <div className="section-space wrap">
          <SectionHeading className="mb-10 lg:mb-14">Tell us what you sell and what you tried last</SectionHeading>
          <ContactBody ways={ways} />
        </div>
      </section>
      {settings.floatingHelpers && <FloatingHelpers />}
    </>
  )
}
