import type { ReactNode } from 'react'
import { Breadcrumb } from '../blocks/breadcrumb.tsx'
import { ClosingCall } from '../booking/closing-call.tsx'
import type { ServicePageData } from '../data/services.ts'
import { Video } from '../video/video.tsx'
import { ServiceBody } from './service-body.tsx'
import { ServiceHero } from './service-hero.tsx'

/** @param cases worked cases of the service, where there are any */
export function ServicePage({ service, cases }: { service: ServicePageData; cases?: ReactNode }) {
  return (
    <>
      <div className="wrap pt-4">
        <Breadcrumb crumbs={service.crumbs} />
      </div>
      <ServiceHero service={service} />
      <Video place={service.slug} className="wrap pb-16 lg:pb-24" />
      <ServiceBody service={service} cases={cases} />
      <ClosingCall {...service.closing} button="Book a 20-minute call" />
    </>
  )
}
