import type { ReactNode } from 'react'
import { Animation } from '../animation/animation.tsx'
import { PageIntro } from '../blocks/section-heading.tsx'
import type { Data } from '../content/collections.ts'
import { AfterSending } from './after-sending.tsx'
import { ContactBody } from './contact-body.tsx'

export function ContactPage({ form, company }: { form?: ReactNode; company: Data<'company'> }) {
  return (
    <>
      <PageIntro
        title="Write three lines, get a plain answer"
        lead={`What you sell, in which town, what you tried last. We answer within ${company.answerTime}, even if the answer is that you do not need us.`}
      />
      <section className="wrap pb-24 lg:pb-32">
        <ContactBody form={form} company={company} level={2} />
        <div className="mt-20 grid items-center gap-x-16 gap-y-12 lg:mt-28 lg:grid-cols-[1fr_16rem]">
          <div>
            <AfterSending company={company} />
          </div>
          <Animation name="inbox" className="max-w-64" />
        </div>
      </section>
    </>
  )
}
