import type { ReactNode } from 'react'
import { Animation } from '../animation/animation.tsx'
import { PageIntro } from '../blocks/section-heading.tsx'
import { Words } from '../blocks/words.tsx'
import type { Data } from '../content/collections.ts'
import { channels } from '../lib/delivery/channels.ts'
import { ContactWays } from './contact-ways.tsx'

type ContactProps = {
  words: Data<'contact'>
  company: Data<'company'>
  /** The island. */
  form?: ReactNode
}

export function ContactPage({ words, ...body }: ContactProps) {
  return (
    <>
      <PageIntro title={words.heading} lead={words.lead}>
        <Animation name="inbox" className="max-w-96 justify-self-end max-lg:hidden" />
      </PageIntro>
      <section className="wrap pb-24 lg:pb-32">
        <ContactBody words={words} {...body} level={2} />
        <div className="mt-16 lg:mt-28">
          <AfterSending words={words.next} />
        </div>
      </section>
    </>
  )
}

/**
 * The form, and beside it the ways to a person; the home page has it too.
 * @param level of the heading over the ways
 */
export function ContactBody({ words, company, form, level }: ContactProps & { level: 2 | 3 }) {
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.3fr]">
      <div className="min-w-0">
        <ContactWays words={words.ways} company={company} level={level} />
      </div>
      <div className="min-w-0">
        {!channels.contact.endpoint && (
          <p className="without-script mb-5 rounded-control border border-line p-4">
            <Words text={words.withoutScript} />
          </p>
        )}
        {form}
      </div>
    </div>
  )
}

/** What happens after a message. */
export function AfterSending({ words: { heading, steps } }: { words: Data<'contact'>['next'] }) {
  return (
    <>
      <h2 className="display text-2xl">{heading}</h2>
      <ol className="mt-8 grid gap-x-10 gap-y-8 border-t border-line pt-6 sm:grid-cols-3">
        {steps.map(({ when, text }) => (
          <li key={when}>
            <p className="font-semibold text-kite-strong">{when}</p>
            <p className="mt-1 text-muted">
              <Words text={text} />
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}
