import type { ReactNode } from 'react'
import { AboutBody } from '../about/about-body.tsx'
import { FaqList } from '../blocks/faq-list.tsx'
import { SectionHeading } from '../blocks/section-heading.tsx'
import { ContactBody } from '../contact/contact-page.tsx'
import type { Data } from '../content/collections.ts'
import { capitalized, counted } from '../lib/text.ts'
import { PlanGrid } from '../pricing/plan-grid.tsx'
import { PlanNotes } from '../pricing/plan-notes.tsx'
import { Video } from '../video/video.tsx'
import { Hero } from './hero.tsx'
import { type ServiceCard, ServiceGrid } from './service-grid.tsx'

type HomeProps = {
  company: Data<'company'>
  claims: Data<'claims'>
  words: string[]
  cards: ServiceCard[]
  plans: Data<'plans'>[]
  questions: Data<'questions'>['questions']
  /** Worked cases, where there are any. */
  cases?: ReactNode
  /** The contact form. */
  form?: ReactNode
}

export function HomePage({ company, claims, words, cards, plans, questions, cases, form }: HomeProps) {
  return (
    <>
      <Hero claims={claims.claims} words={words} sample={company.sample} />
      <section id="about" className="section-space wrap">
        <SectionHeading className="mb-12 lg:mb-16">
          {capitalized(counted(company.people, 'person', 'people'))} who know every client by name
        </SectionHeading>
        <AboutBody reasons={claims.reasons} company={company} level={3} />
        <Video place="about" title="How we work, in two minutes" className="mt-16 lg:mt-24" />
      </section>
      <section id="services" className="bg-sand">
        <div className="section-space wrap">
          <SectionHeading plain className="mb-10 lg:mb-14">
            {capitalized(counted(cards.length, 'way'))} to be found, each with a number you can check
          </SectionHeading>
          <ServiceGrid cards={cards} />
        </div>
      </section>
      {cases}
      <section id="pricing" className="section-space wrap">
        <SectionHeading
          className="mb-10"
          lead={`Each plan is a list of work that we finish every month. Move up on your next payment day, or down with ${company.noticeDays} days’ notice.`}
        >
          One price a month, the whole list done
        </SectionHeading>
        <PlanGrid plans={plans} level={3} />
        <PlanNotes company={company} />
      </section>
      <section id="faq" className="border-t border-line">
        <div className="section-space wrap grid gap-x-12 gap-y-10 lg:grid-cols-12">
          <div className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
            <SectionHeading plain>What people ask on the first call</SectionHeading>
            <p className="mt-5 text-muted">
              Is your question missing?{' '}
              <a className="link" href="/contact">
                Ask us
              </a>
              ; the person who answers would also do the work.
            </p>
          </div>
          <div className="lg:col-span-8">
            <FaqList items={questions} name="faq" level={3} />
          </div>
        </div>
      </section>
      <section id="contact" className="bg-sand">
        <div className="section-space wrap">
          <SectionHeading className="mb-10 lg:mb-14">Tell us what you sell and what you tried last</SectionHeading>
          <ContactBody form={form} company={company} level={3} />
        </div>
      </section>
    </>
  )
}
