import type { ReactNode } from 'react'
import { Animation } from '../animation/animation.tsx'
import { PageIntro } from '../blocks/section-heading.tsx'
import type { Data } from '../content/collections.ts'
import { channels } from '../lib/delivery/channel.ts'
import { ContactWays } from './contact-ways.tsx'

type Company = Data<'company'>

/** @param form the island */
export function ContactPage({ form, company }: { form?: ReactNode; company: Company }) {
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

/**
 * The form, and beside it the ways to a person; the home page has it too.
 * @param level of the heading over the ways
 */
export function ContactBody({ form, company, level }: { form?: ReactNode; company: Company; level: 2 | 3 }) {
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.3fr]">
      <div className="min-w-0">
        <ContactWays company={company} level={level} />
      </div>
      <div className="min-w-0">
        {!channels.contact.endpoint && (
          <p className="without-script mb-5 rounded-control border border-line p-4">
            The form needs JavaScript, which is off in your browser. Email, phone and WhatsApp reach the same people.
          </p>
        )}
        {form}
      </div>
    </div>
  )
}

/** What happens after a message. */
export function AfterSending({ company: { answerTime, demo } }: { company: Company }) {
  const steps = [
    {
      when: 'First',
      text: 'Someone who would do the work reads it, then looks at your site and at what people find when they search for you.',
    },
    {
      when: `Within ${answerTime}`,
      text: 'You get an answer in writing: what we would do first, what it would cost in total, or why you do not need us.',
    },
    {
      when: 'Only if you say yes',
      text: `A ${demo.callMinutes}-minute call on ${demo.service}. ${demo.after}`,
    },
  ]
  return (
    <>
      <h2 className="display text-2xl">What happens once your message has reached us</h2>
      <ol className="mt-8 grid gap-x-10 gap-y-8 border-t border-line pt-6 sm:grid-cols-3">
        {steps.map(({ when, text }) => (
          <li key={when}>
            <p className="font-semibold text-kite-strong">{when}</p>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
