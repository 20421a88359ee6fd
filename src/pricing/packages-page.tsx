import type { ReactNode } from 'react'
import { FaqList } from '../blocks/faq-list.tsx'
import { Priced } from '../blocks/price.tsx'
import { PageIntro, SectionHeading } from '../blocks/section-heading.tsx'
import { ClosingCall } from '../booking/closing-call.tsx'
import type { Data } from '../content/collections.ts'
import { capitalized, counted } from '../lib/text.ts'
import { PlanComparison } from './plan-comparison.tsx'
import { PlanGrid } from './plan-grid.tsx'
import { PlanNotes } from './plan-notes.tsx'

type PackagesProps = {
  plans: Data<'plans'>[]
  services: { slug: string; name: string }[]
  company: Data<'company'>
  questions: Data<'questions'>['packages']
  calculator?: ReactNode
}

export function PackagesPage({ plans, services, company, questions, calculator }: PackagesProps) {
  return (
    <>
      <PageIntro
        title="Packages, priced by the month"
        lead="Each plan is a list of work that we finish every month. The price is our whole fee; ads and tax are the only extras."
      />
      <section className="wrap pb-24 lg:pb-32">
        <PlanGrid plans={plans} level={2} />
        <PlanNotes company={company} />
      </section>
      <section className="border-t border-line">
        <div className="section-space wrap">
          <SectionHeading
            className="mb-10 lg:mb-14"
            lead={`${capitalized(counted(services.length, 'service'))} by ${counted(plans.length, 'plan')}. A dash means it is not included; you can add it by the hour.`}
          >
            What each plan includes
          </SectionHeading>
          <PlanComparison plans={plans} services={services} />
        </div>
      </section>
      <section className="border-t border-line">
        <div className="section-space wrap">
          <SectionHeading plain className="mb-10 lg:mb-14">
            Your first month, week by week
          </SectionHeading>
          <div className="grid gap-x-10 gap-y-12 lg:grid-cols-3">
            {plans.map(({ name, firstMonth, contactPerson }) => (
              <div key={name}>
                <h3 className="text-lg font-semibold">{name}</h3>
                <p className="mt-1 text-sm text-muted">{contactPerson}</p>
                <ol className="mt-4 border-b border-line">
                  {firstMonth.map(({ when, text }) => (
                    <li key={when} className="border-t border-line py-3">
                      <span className="block text-sm font-semibold text-kite-strong">{when}</span>
                      {text}
                    </li>
                  ))}
                </ol>
              </div>
            ))}
          </div>
        </div>
      </section>
      <section id="calculator" className="bg-sand">
        <div className="section-space wrap">
          <SectionHeading
            className="mb-10 lg:mb-14"
            lead="The cost of a customer includes your ads and our fee. Replace the example with your own numbers. They are saved in this page’s address, so you can send a partner the link."
          >
            What can a new customer cost you?
          </SectionHeading>
          {calculator}
          <p className="measure mt-8 text-sm text-muted">
            This counts a customer’s first purchase only. It assumes half of the usual enquiries in the first month and
            three quarters in the second, because ads start in the second week and we block unsuitable searches one by
            one.
          </p>
        </div>
      </section>
      <section className="section-space wrap">
        <SectionHeading plain className="mb-10 lg:mb-14">
          Money and notice, before you sign
        </SectionHeading>
        <dl className="grid gap-x-12 border-b border-line md:grid-cols-2">
          {company.money.map(({ title, text }) => (
            <div key={title} className="border-t border-line py-5">
              <dt className="text-lg font-semibold">{title}</dt>
              <dd className="measure mt-1 text-muted">
                <Priced text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      {questions.length > 0 && (
        <section className="border-t border-line">
          <div className="section-space wrap grid gap-x-12 gap-y-10 lg:grid-cols-12">
            <SectionHeading plain className="lg:col-span-4">
              Questions about the packages
            </SectionHeading>
            <div className="lg:col-span-8">
              <FaqList items={questions} name="packages" level={3} />
            </div>
          </div>
        </section>
      )}
      <ClosingCall
        heading="Not sure which size fits?"
        text={`Tell us your numbers in a free ${company.demo.callMinutes}-minute call on ${company.demo.service}. ${company.demo.after}`}
        button={`Book a ${company.demo.callMinutes}-minute call`}
      />
    </>
  )
}
