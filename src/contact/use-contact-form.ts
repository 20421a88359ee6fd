import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { channels } from '../settings.ts'
import { isTrapped } from '../lib/delivery/native-fields.tsx'
import { useCourier } from '../lib/delivery/use-courier.ts'
import { keepDraft, readDraft } from './contact-draft.ts'
import {
  type ContactField,
  type ContactMessage,
  type ContactProblems,
  contactMessage,
  emptyMessage,
  problemsOf,
} from './contact-message.ts'
import { contactSent } from './contact-sent.ts'

/** How long the banner over an incomplete form stays. */
export const BANNER_MS = 2000

const names: Readonly<Record<ContactField, string>> = channels.contact.names
const fieldIn = (form: HTMLFormElement, field: ContactField) => {
  const found = form.elements.namedItem(names[field])
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : undefined
}
/** From the page and not from React: what was typed before React ran stands only there. */
const writtenIn = (form: HTMLFormElement) => contactMessage((field) => fieldIn(form, field)?.value ?? '')

/** The contact form's state: what is written, what is wrong with it, and how its delivery stands. */
export function useContactForm() {
  const navigate = useNavigate()
  const here = useLocation().pathname
  const leaving = useNavigation().state !== 'idle'
  const form = useRef<HTMLFormElement>(null)
  const gone = useRef(false)
  const [ready, setReady] = useState(false)
  const [message, setMessage] = useState<ContactMessage>(emptyMessage)
  const [problems, setProblems] = useState<ContactProblems>({})
  const [banner, setBanner] = useState(0)

  const show = (found: ContactProblems) => {
    setProblems(found)
    const first = (Object.keys(names) as ContactField[]).find((field) => found[field])
    if (first && form.current) fieldIn(form.current, first)?.focus()
    return first
  }
  const thank = () => {
    gone.current = true
    void navigate('/thank-you', { viewTransition: true })
  }
  const courier = useCourier('contact', {
    delivered(sentHere) {
      // A visitor on the way to another page is not turned round; a toast tells of it there. Back changes the address
      // at once and the page only when it is ready.
      const stays = sentHere && !leaving && location.pathname === here
      if (stays) thank()
      else setMessage(emptyMessage)
      return stays
    },
    refused: (found) => void show(found),
  })

  useEffect(() => {
    setReady(true)
    if (!form.current) return
    const [typed, draft] = [writtenIn(form.current), readDraft()]
    setMessage(contactMessage((field) => typed[field] || draft[field]))
  }, [])

  useEffect(() => {
    if (!banner) return
    const timer = setTimeout(() => setBanner(0), BANNER_MS)
    return () => clearTimeout(timer)
  }, [banner])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (gone.current || courier.busy) return
    const written = writtenIn(event.currentTarget)
    setMessage(written)
    if (show(problemsOf(written))) return setBanner(banner + 1)
    if (__DELIVERS_CONTACT__) {
      keepDraft(written)
      const trimmed = contactMessage((field) => written[field].trim())
      courier.send(trimmed, isTrapped(event.currentTarget))
    } else {
      contactSent()
      thank()
    }
  }

  /** What a field is bound with. */
  const bind = (field: ContactField) => ({
    name: names[field],
    value: message[field],
    error: problems[field],
    readOnly: courier.busy,
    onChange(event: { currentTarget: { value: string } }) {
      const next = { ...message, [field]: event.currentTarget.value }
      setMessage(next)
      keepDraft(next)
      if (problems[field] && !problemsOf(next)[field]) setProblems({ ...problems, [field]: undefined })
    },
  })

  return { form, ready, message, banner, courier, submit, bind }
}
