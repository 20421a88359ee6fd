import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react'
import { mailto } from '../../lib/delivery/mailto.ts'
import { isEmailAddress } from '../../lib/email-address.ts'
import { channels, settings } from '../../lib/settings.ts'
import { asTranslated } from '../../ui/as-translated.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { DeliveryNotice, DIMMED } from '../delivery/delivery-notice.tsx'
import { honeypotFilled, NativeFields } from '../delivery/native-fields.tsx'
import { useSender } from '../delivery/use-sender.ts'
import { Island } from '../island.tsx'
import { subscribed } from './subscribed.ts'

const words = {
  sending: 'Signing you up…',
  waiting: 'You are offline. Your sign-up waits in this tab and goes by itself when the connection is back.',
  failed: 'You are not signed up yet.',
}

const delivery = __DELIVERS_NEWSLETTER__ ? { method: 'post', action: channels.newsletter.endpoint } : {}

/**
 * Asks for an email address; the thanks come as a toast.
 * @param path of the page, posted with the address
 */
export function NewsletterForm(props: { path: string; note?: string }) {
  return (
    <Island>
      <Form {...props} />
    </Island>
  )
}

function Form({ path, note }: { path: string; note?: string }) {
  const form = useRef<HTMLFormElement>(null)
  const [error, setError] = useState<string>()
  // As in the contact form: a press that is given again must not meet the browser's own check.
  useLayoutEffect(() => form.current?.setAttribute('novalidate', ''), [])

  // What is written stays in the page's own field: typed before React came, it is read and never written over.
  const field = () => form.current?.querySelector<HTMLInputElement>('[type="email"]')
  const written = () => field()?.value.trim() ?? ''
  const complain = (text: string) => {
    setError(text)
    field()?.focus()
  }
  const empty = () => {
    const place = field()
    if (place) place.value = ''
  }
  const sender = useSender('newsletter', {
    delivered() {
      empty()
      return true
    },
    refused: (problems) => problems.email && complain(problems.email),
  })

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sender.busy) return
    const email = written()
    if (!email) return complain('Write your email address.')
    if (!isEmailAddress(email)) return complain('This address is not complete. It looks like name@example.com.')
    setError(undefined)
    if (__DELIVERS_NEWSLETTER__) sender.send({ email }, honeypotFilled(event.currentTarget))
    else {
      subscribed(email)
      empty()
    }
  }

  return (
    <form
      ref={form}
      {...delivery}
      onSubmit={submit}
      onInput={() => error && isEmailAddress(written()) && setError(undefined)}
      className={__DELIVERS_NEWSLETTER__ ? '' : 'needs-script'}
    >
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-[min(13rem,100%)] flex-1">
          <Field
            label="Email address"
            type="email"
            name={channels.newsletter.names.email}
            autoComplete="email"
            inputMode="email"
            required
            readOnly={sender.busy}
            error={error}
          />
        </div>
        <Button type="submit" aria-disabled={sender.busy || undefined} className={DIMMED}>
          Subscribe
        </Button>
      </div>
      {__DELIVERS_NEWSLETTER__ && (
        <>
          <NativeFields channel={channels.newsletter} path={path} />
          <DeliveryNotice
            delivery={sender.state}
            words={words}
            mail={() => mailto(settings.email, 'Newsletter', `Please add ${written()} to the newsletter.`)}
            onWithdraw={sender.withdraw}
          />
        </>
      )}
      {note && (
        <p className="mt-3 text-sm text-muted" {...asTranslated}>
          {note}
        </p>
      )}
    </form>
  )
}
