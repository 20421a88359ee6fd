import type { Data } from '../content/collections.ts'

/** What happens after a message. */
export function AfterSending({ company: { answerTime, demo } }: { company: Data<'company'> }) {
  const steps = [
    {
      when: 'The same working day',
      text: 'One of the people who would do the work reads it and looks at your site and at what people find when they search for you.',
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
