import { type FormEvent, useEffect, useRef, useState } from 'react'
import { mailto } from '../lib/delivery/mailto.ts'
import { isEmailAddress } from '../lib/email-address.ts'
import { channels, settings } from '../settings.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { DeliveryNotice, DIMMED } from '../lib/delivery/delivery-notice.tsx'
import { isTrapped, NativeFields } from '../lib/delivery/native-fields.tsx'
import { useCourier } from '../lib/delivery/use-courier.ts'
import { subscribed } from './subscribed.ts'

const words = {
  sending: 'Signing you up…',
  waiting: 'You are offline. Your sign-up waits in this tab and goes by itself when the connection is back.',
  failed: 'You are not signed up yet.',
}

/** Without an endpoint the form needs the script, and so does whatever stands around it. */
export const newsletterNeeds = __DELIVERS_NEWSLETTER__ ? '' : 'needs-script'
const delivery = __DELIVERS_NEWSLETTER__ ? { method: 'post', action: channels.newsletter.endpoint } : {}

/** Asks for an e-mail address; the thanks come as a toast. */
export function NewsletterForm({ note }: { note?: string }) {
  const form = useRef<HTMLFormElement>(null)
  const [ready, setReady] = useState(false)
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  useEffect(() => setReady(true), [])

  const complain = (text: string) => {
    setError(text)
    form.current?.querySelector<HTMLInputElement>('[type="email"]')?.focus()
  }
  const courier = useCourier('newsletter', {
    delivered() {
      setEmail('')
      return true
    },
    refused: (problems) => problems.email && complain(problems.email),
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (courier.busy) return
    // From the page and not from React: what was typed before React ran stands only there.
    const written = event.currentTarget.querySelector<HTMLInputElement>('[type="email"]')?.value.trim() ?? ''
    setEmail(written)
    if (!written) return complain('Write your e-mail address.')
    if (!isEmailAddress(written)) return complain('This address is not complete. It looks like name@example.com.')
    setError(undefined)
    if (__DELIVERS_NEWSLETTER__) courier.send({ email: written }, isTrapped(event.currentTarget))
    else {
      subscribed(written)
      setEmail('')
    }
  }

  return (
    <form ref={form} {...delivery} noValidate={ready} onSubmit={submit} className={newsletterNeeds}>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-52 flex-1">
          <Field
            label="Email address"
            type="email"
            name={channels.newsletter.names.email}
            autoComplete="email"
            inputMode="email"
            required
            readOnly={courier.busy}
            value={email}
            error={error}
            onChange={(event) => {
              setEmail(event.currentTarget.value)
              if (error && isEmailAddress(event.currentTarget.value)) setError(undefined)
            }}
          />
        </div>
        <Button type="submit" aria-disabled={courier.busy || undefined} className={DIMMED}>
          Subscribe
        </Button>
      </div>
      {__DELIVERS_NEWSLETTER__ && (
        <>
          <NativeFields channel={channels.newsletter} />
          <DeliveryNotice
            delivery={courier.state}
            words={words}
            mail={mailto(settings.email, 'Newsletter', `Please add ${email.trim()} to the newsletter.`)}
            onWithdraw={courier.withdraw}
          />
        </>
      )}
      {note && <p className="mt-3 text-sm text-muted">{note}</p>}
    </form>
  )
}
