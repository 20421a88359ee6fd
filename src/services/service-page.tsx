import type { ReactNode } from 'react'
import { Breadcrumb } from '../blocks/breadcrumb.tsx'
import { ClosingCall } from '../blocks/closing-call.tsx'
import { Opening } from '../blocks/opening.tsx'
import type { ServicePageData } from '../data/services.ts'
import { Video } from '../video/video.tsx'
import { ServiceBody } from './service-body.tsx'

/** @param cases worked cases of the service, where there are any */
export function ServicePage({ service, cases }: { service: ServicePageData; cases?: ReactNode }) {
  return (
    <>
      <div className="wrap pt-4">
        <Breadcrumb crumbs={service.crumbs} />
      </div>
      <Opening {...service.opening} />
      <Video place={service.slug} className="wrap pb-16 lg:pb-24" />
      <ServiceBody service={service} cases={cases} />
      <ClosingCall {...service.closing} button={service.words.button} />
    </>
  )
}
