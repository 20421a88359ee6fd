import type { ReactNode } from 'react'
import { AboutBody } from '../about/about-page.tsx'
import { CaseList } from '../blocks/case-list.tsx'
import { FaqList } from '../blocks/faq-list.tsx'
import { PlanGrid } from '../blocks/plan-grid.tsx'
import { Section, SectionHeading } from '../blocks/section-heading.tsx'
import { Paragraph } from '../blocks/words.tsx'
import { ContactBody } from '../contact/contact-page.tsx'
import type { PageContent } from '../content/page-content.ts'
import { servicesOn } from '../data/services.ts'
import { Video } from '../video/video.tsx'
import { Hero } from './hero.tsx'
import { ServiceGrid } from './service-grid.tsx'

export function HomePage({ content, form }: { content: PageContent; form?: ReactNode }) {
  const words = content.home
  return (
    <>
      <Hero words={words.hero} report={content.report} />
      <Section id="about" heading={words.about.heading}>
        <AboutBody words={content.about} level={3} />
        <Video place="about" className="mt-10 lg:mt-24" />
      </Section>
      <Section id="services" background="sand" plain heading={words.services.heading} lead={words.services.lead}>
        <ServiceGrid cards={servicesOn('card', content.services)} more={words.services.more} />
      </Section>
      <CaseList words={words.cases} cases={content.cases} />
      <section id="pricing" className="section-space wrap">
        <SectionHeading className="mb-6 lg:mb-10" lead={words.pricing.lead}>
          {words.pricing.heading}
        </SectionHeading>
        <PlanGrid content={content} level={3} />
      </section>
      <section id="faq" className="border-t border-line">
        <div className="section-space wrap grid gap-x-12 gap-y-6 lg:grid-cols-12">
          <div className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
            <SectionHeading plain>{words.faq.heading}</SectionHeading>
            <Paragraph className="mt-4 text-muted" text={words.faq.text} />
          </div>
          <div className="lg:col-span-8">
            <FaqList items={content.questions.questions} name="faq" level={3} />
          </div>
        </div>
      </section>
      <Section id="contact" background="sand" heading={words.contact.heading}>
        <ContactBody content={content} form={form} level={3} />
      </Section>
    </>
  )
}
