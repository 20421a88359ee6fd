import type { ReactNode } from 'react'
import { Example } from '../blocks/example.tsx'
import { Hours } from '../blocks/hours.tsx'
import type { Data } from '../content/collections.ts'
import { settings } from '../lib/settings.ts'
import { unbroken } from '../lib/text.ts'

type Way = { name: string; href: string; text: string; note: ReactNode }

/**
 * Mail, phone and WhatsApp with when each is answered.
 * @param level of the heading over them
 */
export function ContactWays({ company, level }: { company: Data<'company'>; level: 2 | 3 }) {
  const { hours, answerTime, place, sample } = company
  const Heading = `h${level}` as const
  const hoursNote = (
    <>
      {hours.days}, <Hours of={hours} zone={hours} below />
    </>
  )
  const ways: Way[] = [
    { name: 'Email', href: `mailto:${settings.email}`, text: settings.email, note: `An answer within ${answerTime}.` },
    { name: 'Phone', href: settings.telephoneUrl, text: unbroken(settings.phone), note: hoursNote },
    { name: 'WhatsApp', href: settings.whatsappUrl, text: settings.phone, note: 'Read by a person, day and night.' },
  ]
  return (
    <>
      <Heading className="text-lg font-semibold">
        Or straight to a person
        {sample && <Example>Example addresses</Example>}
      </Heading>
      <dl className="mt-5 border-b border-line">
        {ways.map(({ name, href, text, note }) => (
          <div key={name} className="beside border-t border-line py-4">
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
      <p className="mt-5 text-sm text-muted">{place.explanation}</p>
    </>
  )
}
