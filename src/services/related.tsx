import { LinkList, toServices } from '../blocks/link-list.tsx'
import type { ServicePageData } from '../data/services.ts'

/** Where to go on from a service: three neighbours and what to read. */
export function Related({ services, articles }: ServicePageData['related']) {
  const reading = articles.map(({ id, title, readTime }) => ({ href: `/blog/${id}`, title, about: readTime }))
  return (
    <section className="border-t border-line">
      <div className="wrap grid gap-x-16 gap-y-12 py-16 lg:grid-cols-2 lg:py-24">
        <LinkList heading="Often taken together" links={toServices(services)} />
        <LinkList heading="Read before you decide" links={reading} />
      </div>
    </section>
  )
}
