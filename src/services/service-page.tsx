import { Breadcrumb } from '../site/breadcrumb.tsx'
import { StaticHtml } from '../site/static-html.tsx'
import { DialogButton } from '../booking/dialog-button.tsx'
import { VideoPlace } from '../video/video-place.tsx'
import { pageMeta } from '../lib/metadata.ts'
import { staticMarkup } from '../../app/lib/static-markup.server.ts'
import { breadcrumbList, faqPage, jsonLd, service as serviceFacts } from '../lib/structured-data.ts'
import type { Route } from '../../app/routes/services/+types/service.ts'
import { ServiceBody } from './service-body.tsx'
import { ServiceHero } from './service-hero.tsx'
import { servicePage } from './service-page.server.ts'

export { shouldRevalidate } from '../../app/lib/revalidation.ts'

/** Runs at build. */
export function loader({ params }: Route.LoaderArgs) {
  const service = servicePage(params.slug)
  const { title, description, path, crumbs, name, hero, plan, proofLink, closing } = service
  return {
    facts: jsonLd(
      serviceFacts({ name, description, path, fromUsd: plan.usdPrice }),
      faqPage(service.questions),
      breadcrumbList(crumbs),
    ),
    slug: params.slug,
    ...{ title, description, path, name, hero, plan, proofLink, closing },
    crumbs: staticMarkup(<Breadcrumb crumbs={crumbs} />),
    glimpse: service.pictures.at(-1)?.src,
    body: staticMarkup(<ServiceBody service={service} />),
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? pageMeta(loaderData) : [])

export default function ServicePage({ loaderData: service }: Route.ComponentProps) {
  return (
    <>
      <StaticHtml name="breadcrumb" html={service.crumbs} className="wrap pt-4" />
      <ServiceHero service={service} />
      <VideoPlace place={service.slug} title={`${service.name}, explained`} className="wrap pb-16 lg:pb-24" />
      <StaticHtml name="service" html={service.body} />
      <section className="bg-ink text-paper">
        <div className="wrap flex flex-wrap items-end justify-between gap-8 py-16 lg:py-24">
          <div>
            <h2 className="display max-w-[13.3em] text-3xl">{service.closing.heading}</h2>
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
