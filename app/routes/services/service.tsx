import { Breadcrumb } from '../../components/breadcrumb.tsx'
import { SectionHeading } from '../../components/section-heading.tsx'
import { Showcase } from '../../components/showcase.tsx'
import { DialogButton } from '../../features/dialogs/dialog-button.tsx'
import { FaqList } from '../../features/faq/faq-list.tsx'
import { pageMeta } from '../../lib/metadata.ts'
import type { Route } from './+types/service.ts'
import { Related } from './related.tsx'
import { ServiceHero } from './service-hero.tsx'
import { servicePage } from './service-page.server.ts'
import { Deliverables, Process, Results, WhoItIsNotFor } from './service-parts.tsx'

/** Runs at build. */
export function loader({ params }: Route.LoaderArgs) {
  return servicePage(params.slug)
}

export function shouldRevalidate() {
  return false
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? pageMeta({ title: loaderData.title, description: loaderData.description, path: loaderData.path }) : []

export default function ServicePage({ loaderData: service }: Route.ComponentProps) {
  return (
    <>
      <div className="wrap pt-4">
        <Breadcrumb crumbs={service.crumbs} />
      </div>
      <ServiceHero service={service} />
      <Deliverables items={service.deliverables} />
      <Process steps={service.process} />
      <Results results={service.results} proof={service.proof} />
      <section className="section-space wrap">
        <SectionHeading className="mb-10 lg:mb-14">What the work looks like</SectionHeading>
        <Showcase pictures={service.pictures} />
      </section>
      <WhoItIsNotFor reasons={service.notFor} neighbour={service.neighbour} />
      <section className="section-space wrap grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <SectionHeading className="lg:col-span-4">Before you ask</SectionHeading>
        <div className="lg:col-span-8">
          <FaqList items={service.questions} name="faq" level={3} />
        </div>
      </section>
      <Related services={service.related.services} articles={service.related.articles} />
      <section className="bg-ink text-paper">
        <div className="wrap flex flex-wrap items-end justify-between gap-8 py-16 lg:py-24">
          <div>
            <h2 className="display max-w-[20ch] text-3xl">{service.closing.heading}</h2>
            <p className="measure mt-4 text-lg opacity-85">{service.closing.text}</p>
          </div>
          <DialogButton dialog="demo" className="border-paper! bg-paper! text-ink! hover:bg-sand! hover:text-ink!">
            Book a 20-minute call
          </DialogButton>
        </div>
      </section>
    </>
  )
}
