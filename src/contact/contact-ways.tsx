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
export function ContactWays({
  words,
  company: { hours, place, sample },
  level,
}: {
  words: Data<'contact'>['ways']
  company: Data<'company'>
  level: 2 | 3
}) {
  const Heading = `h${level}` as const
  const hoursNote = (
    <>
      {hours.days}, <Hours of={hours} zone={hours} below />
    </>
  )
  const ways: Way[] = [
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
