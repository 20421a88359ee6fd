import type { ReactNode } from 'react'
import { AboutBody } from '../about/about-body.tsx'
import { CaseList, type ShownCase } from '../blocks/case-list.tsx'
import { FaqList } from '../blocks/faq-list.tsx'
import { PlanGrid } from '../blocks/plan-grid.tsx'
import { PlanNotes } from '../blocks/plan-notes.tsx'
import { SectionHeading } from '../blocks/section-heading.tsx'
import { Words } from '../blocks/words.tsx'
import { ContactBody } from '../contact/contact-page.tsx'
import type { Data } from '../content/collections.ts'
import { Video } from '../video/video.tsx'
import { Hero } from './hero.tsx'
import { type ServiceCard, ServiceGrid } from './service-grid.tsx'

type HomeProps = {
  words: Data<'home'>
  /** The words of the pages that are sections here. */
  about: Data<'about'>
  packages: Data<'packages'>
  contact: Data<'contact'>
  company: Data<'company'>
  report: Data<'report'>
  cards: ServiceCard[]
  plans: Data<'plans'>[]
  questions: Data<'questions'>['questions']
  cases: ShownCase[]
  /** The contact form. */
  form?: ReactNode
}

export function HomePage({
  words,
  about,
  packages,
  contact,
  company,
  report,
  cards,
  plans,
  questions,
  cases,
  form,
}: HomeProps) {
  return (
    <>
      <Hero words={words.hero} report={report} />
      <section id="about" className="section-space wrap">
        <SectionHeading className="mb-6 lg:mb-14">{words.about.heading}</SectionHeading>
        <AboutBody words={about} level={3} />
        <Video place="about" className="mt-10 lg:mt-24" />
      </section>
      <section id="services" className="bg-sand">
        <div className="section-space wrap">
          <SectionHeading plain className="mb-6 lg:mb-14" lead={words.services.lead}>
            {words.services.heading}
          </SectionHeading>
          <ServiceGrid cards={cards} more={words.services.more} />
        </div>
      </section>
      <CaseList words={words.cases} cases={cases} />
      <section id="pricing" className="section-space wrap">
        <SectionHeading className="mb-6 lg:mb-10" lead={words.pricing.lead}>
          {words.pricing.heading}
        </SectionHeading>
        <PlanGrid words={packages.plans} plans={plans} level={3} />
        <PlanNotes words={packages.plans} />
      </section>
      <section id="faq" className="border-t border-line">
        <div className="section-space wrap grid gap-x-12 gap-y-6 lg:grid-cols-12">
          <div className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
            <SectionHeading plain>{words.faq.heading}</SectionHeading>
            <p className="mt-4 text-muted">
              <Words text={words.faq.text} />
            </p>
          </div>
          <div className="lg:col-span-8">
            <FaqList items={questions} name="faq" level={3} />
          </div>
        </div>
      </section>
      <section id="contact" className="bg-sand">
        <div className="section-space wrap">
          <SectionHeading className="mb-6 lg:mb-14">{words.contact.heading}</SectionHeading>
          <ContactBody words={contact} form={form} company={company} level={3} />
        </div>
      </section>
    </>
  )
}
