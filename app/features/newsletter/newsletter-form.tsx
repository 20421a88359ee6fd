import { type FormEvent, useRef, useState } from 'react'
import { isEmailAddress } from '../../lib/email-address.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { showToast } from '../toasts/toast-store.ts'

/** Asks for an e-mail address; the thanks come as a toast. */
export function NewsletterForm({ note }: { note?: string }) {
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmailAddress(email)) {
      setError(
        email.trim() ? 'This address is not complete. It looks like name@example.com.' : 'Write your e-mail address.',
      )
      form.current?.querySelector('input')?.focus()
      return
    }
    console.info('Newsletter sign-up:', email.trim())
    setEmail('')
    setError(undefined)
    showToast('Thank you for subscribing!')
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="needs-script">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-52 flex-1">
          <Field
            label="Email address"
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            required
            value={email}
            error={error}
            onChange={(event) => {
              setEmail(event.currentTarget.value)
              if (error && isEmailAddress(event.currentTarget.value)) setError(undefined)
            }}
          />
        </div>
        <Button type="submit">Subscribe</Button>
      </div>
      {note && <p className="mt-3 text-sm text-muted">{note}</p>}
    </form>
  )
}
