import { settings } from '../settings.ts'

/**
 * Mail, phone and WhatsApp with when each is answered.
 * @param level of the heading over them
 */
export function ContactWays({ level }: { level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <>
      <Heading className="text-lg font-semibold">Or straight to a person</Heading>
      <dl className="mt-5 border-b border-line">
        <Way
          name="Mail"
          href={`mailto:${settings.email}`}
          text={settings.email}
          note="An answer within one working day."
        />
        <Way
          name="Phone"
          href={settings.telephoneUrl}
          text={settings.phone}
          note="Monday to Friday, 9:00 to 19:00 IST."
        />
        <Way
          name="WhatsApp"
          href={settings.whatsappUrl}
          text={settings.phone}
          note="Day and night; a person reads it."
          external
        />
      </dl>
      <p className="mt-5 text-sm text-muted">
        Helpful to know: what you sell, in which town, and what you tried last. Three lines are enough.
      </p>
    </>
  )
}

function Way({
  name,
  href,
  text,
  note,
  external,
}: {
  name: string
  href: string
  text: string
  note: string
  external?: boolean
}) {
  return (
    <div className="grid grid-cols-[6rem_1fr] border-t border-line py-4">
      <dt className="text-sm text-muted">{name}</dt>
      <dd>
        <a
          href={href}
          className="link font-semibold wrap-anywhere"
          {...(external && { target: '_blank', rel: 'noopener' })}
        >
          {text}
        </a>
        <span className="block text-sm text-muted">{note}</span>
      </dd>
    </div>
  )
}
