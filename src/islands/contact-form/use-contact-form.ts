import { type InputEvent, type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { channels } from '../../lib/settings.ts'
import { honeypotFilled } from '../delivery/native-fields.tsx'
import { useSender } from '../delivery/use-sender.ts'
import { keepDraft, keepUnsent, readDraft } from './contact-draft.ts'
import {
  type ContactField,
  type ContactProblems,
  contactFields,
  contactMessage,
  problemsOf,
} from './contact-message.ts'
import { contactSent } from './contact-sent.ts'

/** How long the banner over an incomplete form stays. */
export const BANNER_MS = 2000

const names: Readonly<Record<ContactField, string>> = channels.contact.names
const fieldIn = (form: HTMLFormElement, field: ContactField) => {
  const found = form.elements.namedItem(names[field])
  const isField =
    found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement || found instanceof HTMLSelectElement
  return isField ? found : undefined
}
const writtenIn = (form: HTMLFormElement) => contactMessage((field) => fieldIn(form, field)?.value ?? '')

/**
 * The contact form's state: what is wrong with it, and how its delivery stands. What is written stays in the page's own
 * fields: typed before React came, filled in by the browser, it is read when it is needed and never written over.
 */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const gone = useRef(false)
  const [problems, setProblems] = useState<ContactProblems>({})
  const [banner, setBanner] = useState(0)

  const show = (found: ContactProblems) => {
    setProblems(found)
    const first = contactFields.find((field) => found[field])
    if (first && form.current) fieldIn(form.current, first)?.focus()
    return first
  }
  const thank = (end = '') => {
    gone.current = true
    location.assign(`/thank-you${end}`)
  }
  const sender = useSender('contact', {
    delivered(sentHere) {
      // A message of an earlier page of this tab: a toast tells of it.
      if (sentHere) thank()
      // Back finds no message that has gone already.
      form.current?.reset()
      return sentHere
    },
    refused: (found) => void show(found),
  })

  // All of it before a press that came early is given again: the browser's own check of the fields would stop it, and a
  // draft kept after it would outlive the message.
  useLayoutEffect(() => {
    if (!form.current) return
    form.current.setAttribute('novalidate', '')
    const draft = readDraft() ?? contactMessage(() => '')
    for (const field of contactFields) {
      const place = fieldIn(form.current, field)
      if (place && !place.value) place.value = draft[field]
      if (draft[field]) place?.closest('details')?.setAttribute('open', '')
    }
    // Typed before React came, or put back by the browser, it is a draft as well.
    const written = writtenIn(form.current)
    if (Object.values(written).some(Boolean)) keepDraft(written)
  }, [])

  useEffect(() => {
    if (!banner) return
    const timer = setTimeout(() => setBanner(0), BANNER_MS)
    return () => clearTimeout(timer)
  }, [banner])

  // A page that comes back out of the browser's cache may send again.
  useEffect(() => {
    const back = () => {
      gone.current = false
    }
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (gone.current || sender.busy) return
    const written = writtenIn(event.currentTarget)
    if (show(problemsOf(written))) return setBanner(banner + 1)
    if (__DELIVERS_CONTACT__) {
      keepDraft(written)
      sender.send(
        contactMessage((field) => written[field].trim()),
        honeypotFilled(event.currentTarget),
      )
    } else {
      const end = keepUnsent(written)
      contactSent()
      thank(end)
    }
  }

  const input = (event: InputEvent<HTMLFormElement>) => {
    const written = writtenIn(event.currentTarget)
    keepDraft(written)
    const left = problemsOf(written)
    const solved = contactFields.filter((field) => problems[field] && !left[field])
    if (solved.length > 0)
      setProblems(
        Object.fromEntries(Object.entries(problems).filter(([field]) => !solved.includes(field as ContactField))),
      )
  }

  /** What a field is bound with. */
  const bind = (field: ContactField) => ({ name: names[field], error: problems[field], readOnly: sender.busy })
  const written = () => (form.current ? writtenIn(form.current) : contactMessage(() => ''))

  return { form, banner, sender, submit, input, bind, written }
}
