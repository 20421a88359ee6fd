import { settings } from '../../settings.ts'
import { ContactForm } from './contact-form.tsx'

/**
 * The ways to reach the agency beside the form.
 * @param level of the heading over the ways
 */
export function ContactBody({ level }: { level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.3fr]">
      <div>
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
      </div>
      <div>
        {!__DELIVERS_CONTACT__ && (
          <p className="without-script mb-5 rounded-control border border-line p-4">
            The form needs JavaScript, which is off in your browser. Mail, phone and WhatsApp reach the same people.
          </p>
        )}
        <ContactForm />
      </div>
    </div>
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
