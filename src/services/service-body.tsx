import type { ReactNode } from 'react'
import { Example } from '../blocks/example.tsx'
import { FaqList } from '../blocks/faq-list.tsx'
import { SectionHeading } from '../blocks/section-heading.tsx'
import { Showcase } from '../blocks/showcase.tsx'
import type { ServicePageData } from '../data/services.ts'
import { Related } from './related.tsx'
import { Deliverables, InThePlans, Process, Results, WhoItIsNotFor } from './service-parts.tsx'

/** All of a service page between its hero and its closing call. */
export function ServiceBody({ service, cases }: { service: ServicePageData; cases?: ReactNode }) {
  return (
    <>
      <Deliverables items={service.deliverables} />
      <InThePlans plans={service.plans} />
      <Process steps={service.process} />
      <Results results={service.results} proof={service.proof} sample={service.sample} />
      {cases}
      <section className="section-space wrap">
        <SectionHeading plain className="mb-10 lg:mb-14">
          What the work looks like
          {service.sample && <Example>Example pictures</Example>}
        </SectionHeading>
        <Showcase pictures={service.pictures} />
      </section>
      <WhoItIsNotFor reasons={service.notFor} neighbour={service.neighbour} />
      <section className="section-space wrap grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <SectionHeading plain className="lg:col-span-4">
          Questions before you start
        </SectionHeading>
        <div className="lg:col-span-8">
          <FaqList items={service.questions} name="faq" level={3} />
        </div>
      </section>
      <Related services={service.related.services} articles={service.related.articles} />
    </>
  )
}
