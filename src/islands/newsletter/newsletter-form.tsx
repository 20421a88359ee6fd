import { newsletter } from 'virtual:messages'
import { useState } from 'react'
import { toast } from '../../browser/toast.ts'
import { track } from '../../lib/analytics.ts'
import { channels } from '../../lib/delivery/channels.ts'
import { emailProblem, normalizeEmail } from '../../lib/email-address.ts'
import { fill } from '../../lib/fill.ts'
import { asTranslated } from '../../ui/as-translated.ts'
import { Field } from '../../ui/field.tsx'
import { Delivery, SubmitButton } from '../delivery/delivery.tsx'
import { useDeliveryForm } from '../delivery/use-delivery-form.ts'
import { island } from '../island.tsx'

const channel = channels.newsletter

type NewsletterFormProps = {
  /** The page's path, posted with the address. */
  path: string
  /** A line under the form. */
  note?: string
}

/** Asks for an email address; the thanks come as a toast. */
export const NewsletterForm = island(Form)

function Form({ path, note }: NewsletterFormProps) {
  const [thanked, setThanked] = useState(false)
  const { form, bind, values, submission } = useDeliveryForm({
    channel,
    fields: ['email'],
    problemsOf: ({ email }) => ({ email: emailProblem(email) }),
    clean: ({ email }) => ({ email: normalizeEmail(email) }),
    onChange: () => setThanked(false),
    onDone({ email }, element) {
      if (channel.endpoint) track('newsletter')
      console.info('Newsletter sign-up:', email)
      toast(newsletter.thanks)
      setThanked(true)
      element.reset()
    },
  })

  return (
    <form {...form}>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-[min(13rem,100%)] flex-1">
          <Field
            label={newsletter.email}
            type="email"
            autoComplete="email"
            inputMode="email"
            required
            {...bind('email')}
          />
        </div>
        <SubmitButton submission={submission}>{newsletter.submit}</SubmitButton>
      </div>
      {channel.endpoint ? (
        <Delivery
          channel={channel}
          path={path}
          submission={submission}
          sending={newsletter.sending}
          message={{
            subject: newsletter.subject,
            body: fill(newsletter.body, { email: normalizeEmail(values.email) }),
            end: '',
          }}
        />
      ) : (
        <p role="status" className="text-sm">
          {thanked && newsletter.notStored}
        </p>
      )}
      {note && (
        <p className="mt-3 text-sm text-muted" {...asTranslated}>
          {note}
        </p>
      )}
    </form>
  )
}
