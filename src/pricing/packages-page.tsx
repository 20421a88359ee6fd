import type { ReactNode } from 'react'
import { Animation } from '../animation/animation.tsx'
import { ClosingCall } from '../blocks/closing-call.tsx'
import { FaqList } from '../blocks/faq-list.tsx'
import { Folded } from '../blocks/folded.tsx'
import { PlanGrid } from '../blocks/plan-grid.tsx'
import { PageIntro, Section, SectionHeading } from '../blocks/section-heading.tsx'
import { Paragraph } from '../blocks/words.tsx'
import type { PageContent } from '../content/page-content.ts'
import { ComparisonTable, ofPlan, PlanSwitch } from './plan-switch.tsx'

export function PackagesPage({ content, calculator }: { content: PageContent; calculator?: ReactNode }) {
  const words = content.packages
  const questions = content.questions.packages
  const plans = content.plans.map(({ data }) => data)
  const planNames = plans.map(({ name }) => name)
  return (
    <>
      <PageIntro title={words.heading} lead={words.lead}>
        <Animation name="kite-line" className="max-lg:hidden" />
      </PageIntro>
      <section className="wrap pb-14 lg:pb-32">
        <PlanGrid content={content} level={2} />
      </section>
      <Section id="services" background="rule" heading={words.comparison.heading} lead={words.comparison.lead}>
        <ComparisonTable
          name="included"
          legend={words.comparison.choice}
          caption={words.comparison.caption}
          corner={words.comparison.service}
          columns={planNames}
          rows={content.services.map(({ id, data: { name } }) => ({
            key: id,
            heading: (
              <a href={`/services/${id}`} className="hover:text-kite-strong hover:underline">
                {name}
              </a>
            ),
            cells: plans.map(({ includes }) => includes.find(({ service }) => service === id)?.quantity),
          }))}
          absent={words.comparison.none}
        />
      </Section>
      <Section background="rule" plain heading={words.firstMonth.heading}>
        <PlanSwitch name="first-month" legend={words.comparison.choice} plans={planNames}>
          <div className="grid gap-x-10 gap-y-12 lg:grid-cols-3">
            {plans.map(({ name, firstMonth, contactPerson }, index) => (
              <div key={name} {...ofPlan(index)}>
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
        </PlanSwitch>
      </Section>
      <Section id="calculator" background="sand" heading={words.calculator.heading} lead={words.calculator.lead}>
        {calculator}
        <Folded
          heading={<span className="font-semibold">{words.calculator.assumptions}</span>}
          bare
          className="max-sm:mt-2 max-sm:border-y max-sm:border-line sm:mt-8"
        >
          <Paragraph className="measure text-sm text-muted max-sm:pb-4" text={words.calculator.note} />
        </Folded>
      </Section>
      <Section plain heading={words.money.heading}>
        <div className="grid gap-x-12 border-b border-line md:grid-cols-2">
          {content.company.money.map(({ title, text }) => (
            <Folded
              key={title}
              heading={<h3 className="font-semibold sm:text-lg">{title}</h3>}
              className="border-t border-line sm:py-5"
            >
              <Paragraph className="measure text-muted max-sm:pb-4 sm:mt-1" text={text} />
            </Folded>
          ))}
        </div>
      </Section>
      <Section background="rule" heading={words.difference.heading} lead={words.difference.lead}>
        <ComparisonTable
          name="options"
          legend={words.difference.choice}
          caption={words.difference.caption}
          corner={words.difference.corner}
          columns={words.difference.options}
          rows={words.difference.rows.map(({ what, cells }) => ({ key: what, heading: what, cells }))}
        />
        <Folded
          heading={<span className="font-semibold">{words.difference.sources}</span>}
          bare
          className="max-sm:border-b max-sm:border-line sm:mt-8"
        >
          <p className="measure text-sm text-muted max-sm:pb-4">{words.difference.note}</p>
        </Folded>
      </Section>
      {questions.length > 0 && (
        <section className="border-t border-line">
          <div className="section-space wrap grid gap-x-12 gap-y-6 lg:grid-cols-12">
            <SectionHeading plain className="lg:col-span-4">
              {words.questions.heading}
            </SectionHeading>
            <div className="lg:col-span-8">
              <FaqList items={questions} name="packages" level={3} />
            </div>
          </div>
        </section>
      )}
      <ClosingCall {...words.closing} />
    </>
  )
}
