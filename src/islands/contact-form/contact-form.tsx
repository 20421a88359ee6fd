import { useId } from 'react'
import { mailto } from '../../lib/delivery/mailto.ts'
import { channels, settings } from '../../lib/settings.ts'
import { asTranslated } from '../../ui/as-translated.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DeliveryNotice, DIMMED } from '../delivery/delivery-notice.tsx'
import { NativeFields } from '../delivery/native-fields.tsx'
import { Island } from '../island.tsx'
import { type ContactMessage, messageText } from './contact-message.ts'
import { useContactForm } from './use-contact-form.ts'

const words = {
  sending: 'Sending your message…',
  waiting:
    'You are offline. Your message waits in this tab and goes by itself when the connection is back; keep the tab open until then.',
  failed: 'Your message was not sent; what you wrote is still here.',
}

/** Fields that are focused for what they lack stay clear of the banner. */
const CLEAR = '[&_:is(input,textarea,select)]:scroll-mt-36'

/** Without an endpoint the form sends nothing and needs the script; with one it works without the script too. */
const delivery = __DELIVERS_CONTACT__
  ? { method: 'post', action: channels.contact.endpoint, className: `grid gap-5 ${CLEAR}` }
  : { className: `needs-script grid gap-5 ${CLEAR}` }

export type ContactFormProps = {
  /** The page's path, posted with the message. */
  path: string
  /** Names of the services that may be chosen. */
  services: string[]
  /** What may be chosen as a monthly budget. */
  budgets: string[]
}

export function ContactForm(props: ContactFormProps) {
  return (
    <Island>
      <Form {...props} />
    </Island>
  )
}

function Form({ path, services, budgets }: ContactFormProps) {
  const { form, banner, sender, submit, input, bind, written } = useContactForm()
  return (
    <form ref={form} {...delivery} onSubmit={submit} onInput={input}>
      <div role="alert" className="sticky top-[calc(var(--spacing-header)+1rem)] z-1">
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
      <details className="group border-y border-line">
        <summary className="flex items-center justify-between gap-4 py-3 text-sm font-semibold hover:text-kite-strong">
          <span {...asTranslated}>Website, service and budget, if you like</span>
          <Icon name="down" className="size-4 transition-transform duration-150 group-open:rotate-180" />
        </summary>
        <div className="grid gap-5 pt-1 pb-5">
          <Field label="Website" autoComplete="url" inputMode="url" optional {...bind('siteAddress')} />
          <div className="grid gap-5 sm:grid-cols-2">
            <Choice label="Service of interest" choices={services} name={bind('service').name} />
            <Choice label="Monthly budget" choices={budgets} name={bind('budget').name} />
          </div>
        </div>
      </details>
      {__DELIVERS_CONTACT__ && <NativeFields channel={channels.contact} path={path} />}
      <div>
        <Button type="submit" aria-disabled={sender.busy || undefined} className={DIMMED}>
          Send Message
        </Button>
        {!__DELIVERS_CONTACT__ && (
          <p className="mt-3 text-sm text-muted" {...asTranslated}>
            Nothing is sent from here by itself: the next page gives you your message to send by email or WhatsApp.
          </p>
        )}
      </div>
      {__DELIVERS_CONTACT__ && (
        <DeliveryNotice
          delivery={sender.state}
          words={words}
          mail={() => mailOf(written())}
          onWithdraw={sender.withdraw}
        />
      )}
    </form>
  )
}

function Choice({ label, choices, name }: { label: string; choices: string[]; name: string }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold" {...asTranslated}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue=""
        className="min-h-12 w-full rounded-control border border-muted bg-surface px-3 text-base text-ink"
      >
        <option value="" {...asTranslated}>
          No choice
        </option>
        {choices.map((choice) => (
          <option key={choice} value={choice} {...asTranslated}>
            {choice}
          </option>
        ))}
      </select>
    </div>
  )
}

function mailOf(message: ContactMessage): string {
  const name = `${message.firstName} ${message.lastName}`.trim()
  return mailto(settings.email, `Message from ${name}`, messageText(message))
}
