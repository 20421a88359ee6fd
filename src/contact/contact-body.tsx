import { StaticHtml } from '../site/static-html.tsx'
import { ContactForm } from './contact-form.tsx'

/** The form, and beside it the ways to a person (`ContactWays`, rendered at build). */
export function ContactBody({ ways }: { ways: string }) {
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.3fr]">
      <StaticHtml name="contact-ways" html={ways} />
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
