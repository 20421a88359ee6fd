import { Breadcrumb } from '../blocks/breadcrumb.tsx'
import { ClosingCall } from '../blocks/closing-call.tsx'
import { Opening } from '../blocks/opening.tsx'
import type { ServicePageData } from '../data/services.ts'
import { Video } from '../video/video.tsx'
import { ServiceBody } from './service-body.tsx'

export function ServicePage({ service }: { service: ServicePageData }) {
  return (
    <>
      <div className="wrap pt-4">
        <Breadcrumb crumbs={service.crumbs} />
      </div>
      <Opening {...service.opening} />
      <Video place={service.slug} className="wrap pb-10 sm:pb-16 lg:pb-24" />
      <ServiceBody service={service} />
      <ClosingCall {...service.closing} button={service.words.button} />
    </>
  )
}
