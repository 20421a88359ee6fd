import { mailto } from '../lib/delivery/mailto.ts'
import { channels, settings } from '../settings.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { DeliveryNotice, DIMMED } from '../lib/delivery/delivery-notice.tsx'
import { NativeFields } from '../lib/delivery/native-fields.tsx'
import type { ContactMessage } from './contact-message.ts'
import { useContactForm } from './use-contact-form.ts'

const words = {
  sending: 'Sending your message…',
  waiting:
    'You are offline. Your message waits in this tab and goes by itself when the connection is back; keep the tab open until then.',
  failed: 'Your message was not sent; what you wrote is still here.',
}

/** Without an endpoint the form sends nothing and needs the script; with one it works without the script too. */
const delivery = __DELIVERS_CONTACT__
  ? { method: 'post', action: channels.contact.endpoint, className: 'grid gap-5' }
  : { className: 'needs-script grid gap-5' }

export function ContactForm() {
  const { form, ready, message, banner, courier, submit, bind } = useContactForm()
  return (
    // Until the script is there, the browser checks the required fields itself.
    <form ref={form} {...delivery} noValidate={ready} onSubmit={submit}>
      <div role="alert">
        {banner > 0 && (
          <p key={banner} className="rounded-control bg-kite-strong px-4 py-3 font-semibold text-on-kite">
            Please fill the Details
          </p>
        )}
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First Name" autoComplete="given-name" required {...bind('firstName')} />
        <Field label="Last Name" autoComplete="family-name" optional {...bind('lastName')} />
      </div>
      <Field label="Email" type="email" autoComplete="email" inputMode="email" required {...bind('email')} />
      <Field label="Message" multiline optional {...bind('message')} />
      {__DELIVERS_CONTACT__ && <NativeFields channel={channels.contact} />}
      <Button type="submit" aria-disabled={courier.busy || undefined} className={`justify-self-start ${DIMMED}`}>
        Send Message
      </Button>
      {__DELIVERS_CONTACT__ && (
        <DeliveryNotice delivery={courier.state} words={words} mail={mailOf(message)} onWithdraw={courier.withdraw} />
      )}
    </form>
  )
}

function mailOf({ firstName, lastName, email, message }: ContactMessage): string {
  const name = `${firstName} ${lastName}`.trim()
  return mailto(settings.email, `Message from ${name}`, `${message.trim()}\n\n${name}\n${email.trim()}`.trimStart())
}
