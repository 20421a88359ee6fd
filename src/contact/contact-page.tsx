import type { ReactNode } from 'react'
import { Animation } from '../animation/animation.tsx'
import { Example } from '../blocks/example.tsx'
import { Hours } from '../blocks/hours.tsx'
import { PageIntro } from '../blocks/section-heading.tsx'
import { Paragraph } from '../blocks/words.tsx'
import type { PageContent } from '../content/page-content.ts'
import { channels } from '../lib/delivery/channels.ts'
import { settings } from '../lib/settings.ts'
import { unbroken } from '../lib/text.ts'

/** @param form the island */
type ContactProps = { content: PageContent; form?: ReactNode }

export function ContactPage({ content, form }: ContactProps) {
  return (
    <>
      <PageIntro title={content.contact.heading} lead={content.contact.lead}>
        <Animation name="inbox" className="max-w-96 justify-self-end max-lg:hidden" />
      </PageIntro>
      <section className="wrap pb-24 lg:pb-32">
        <ContactBody content={content} form={form} level={2} />
        <div className="mt-16 lg:mt-28">
          <AfterSending content={content} />
        </div>
      </section>
    </>
  )
}

/**
 * The form, and beside it the ways to a person; the home page has it too.
 * @param level of the heading over the ways
 */
export function ContactBody({ content, form, level }: ContactProps & { level: 2 | 3 }) {
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.3fr]">
      <div className="min-w-0">
        <Ways content={content} level={level} />
      </div>
      <div className="min-w-0">
        {!channels.contact.endpoint && (
          <Paragraph
            className="without-script mb-5 rounded-control border border-line p-4"
            text={content.contact.withoutScript}
          />
        )}
        {form}
      </div>
    </div>
  )
}

/** What happens after a message. */
export function AfterSending({ content }: { content: PageContent }) {
  const { heading, steps } = content.contact.next
  return (
    <>
      <h2 className="display text-2xl">{heading}</h2>
      <ol className="mt-8 grid gap-x-10 gap-y-8 border-t border-line pt-6 sm:grid-cols-3">
        {steps.map(({ when, text }) => (
          <li key={when}>
            <p className="font-semibold text-kite-strong">{when}</p>
            <Paragraph className="mt-1 text-muted" text={text} />
          </li>
        ))}
      </ol>
    </>
  )
}

/** Mail, phone and WhatsApp with when each is answered. */
function Ways({ content: { contact, company }, level }: { content: PageContent; level: 2 | 3 }) {
  const { hours, place, sample } = company
  const words = contact.ways
  const Heading = `h${level}` as const
  const hoursNote = (
    <>
      {hours.days}, <Hours of={hours} zone={hours} below />
    </>
  )
  const ways = [
    { name: words.email, href: `mailto:${settings.email}`, text: settings.email, note: words.emailNote },
    { name: words.phone, href: settings.telephoneUrl, text: unbroken(settings.phone), note: hoursNote },
    { name: words.whatsapp, href: settings.whatsappUrl, text: settings.phone, note: words.whatsappNote },
  ]
  return (
    <>
      <Heading className="text-lg font-semibold">
        {words.heading}
        {sample && <Example>{words.example}</Example>}
      </Heading>
      <dl className="mt-3 sm:mt-5 border-b border-line">
        {ways.map(({ name, href, text, note }) => (
          <div key={name} className="beside border-t border-line py-2.5 sm:py-4">
            <dt className="w-24 min-w-0 flex-none text-sm text-muted">{name}</dt>
            <dd>
              <a
                href={href}
                className="link font-semibold wrap-anywhere"
                {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener' })}
              >
                {text}
              </a>
              <span className="block text-sm text-muted">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-muted">{place.explanation}</p>
    </>
  )
}
