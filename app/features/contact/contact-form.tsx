import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { forgetDraft, keepDraft, readDraft } from './contact-draft.ts'
import {
  type ContactField,
  type ContactMessage,
  type ContactProblems,
  emptyMessage,
  problemsOf,
} from './contact-message.ts'

/** How long the banner over an incomplete form stays. */
export const BANNER_MS = 2000

export function ContactForm() {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [message, setMessage] = useState<ContactMessage>(emptyMessage)
  const [problems, setProblems] = useState<ContactProblems>({})
  const [banner, setBanner] = useState(0)
  const sent = useRef(false)

  // The draft is the tab's, unknown when the page was built; what was typed before this ran wins.
  useEffect(() => {
    const draft = readDraft()
    const typed = new FormData(form.current ?? undefined)
    const pick = (field: ContactField) => String(typed.get(field) ?? '') || draft[field]
    setMessage({
      firstName: pick('firstName'),
      lastName: pick('lastName'),
      email: pick('email'),
      message: pick('message'),
    })
  }, [])

  useEffect(() => {
    if (!banner) return
    const timer = setTimeout(() => setBanner(0), BANNER_MS)
    return () => clearTimeout(timer)
  }, [banner])

  const set = (field: ContactField) => (event: { currentTarget: { value: string } }) => {
    const next = { ...message, [field]: event.currentTarget.value }
    setMessage(next)
    keepDraft(next)
    if (problems[field] && !problemsOf(next)[field]) setProblems({ ...problems, [field]: undefined })
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sent.current) return
    const found = problemsOf(message)
    setProblems(found)
    const first = (Object.keys(found) as ContactField[])[0]
    if (first) {
      setBanner(banner + 1)
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    sent.current = true
    forgetDraft()
    void navigate('/thank-you', { viewTransition: true })
  }

  const bind = (field: ContactField) => ({
    name: field,
    value: message[field],
    onChange: set(field),
    error: problems[field],
  })
  return (
    <form ref={form} noValidate onSubmit={submit} className="needs-script grid gap-5">
      <div role="alert">
        {banner > 0 && (
          <p className="rounded-control bg-kite-strong px-4 py-3 font-semibold text-on-kite">Please fill the Details</p>
        )}
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First Name" autoComplete="given-name" required {...bind('firstName')} />
        <Field label="Last Name" autoComplete="family-name" optional {...bind('lastName')} />
      </div>
      <Field label="Email" type="email" autoComplete="email" inputMode="email" required {...bind('email')} />
      <Field label="Message" multiline optional {...bind('message')} />
      <Button type="submit" className="justify-self-start">
        Send Message
      </Button>
    </form>
  )
}
