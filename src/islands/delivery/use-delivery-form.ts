import { type InputEvent, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Channel, type Failure, post, postedPage } from '../../lib/delivery/post.ts'
import { browserSettings } from '../../lib/settings.ts'

export type Submission =
  | { state: 'idle' }
  | { state: 'sending' }
  | { state: 'delivered' }
  | { state: 'failed'; failure: Failure }

type DeliveryForm<Field extends string> = {
  channel: Channel
  fields: readonly Field[]
  /** A sentence for each field that cannot be sent as it is. */
  problemsOf: (values: Record<Field, string>) => Partial<Record<Field, string>>
  /** The values as they are sent. */
  clean: (values: Record<Field, string>) => Record<Field, string>
  /** Called once the values are delivered, or fit for it where the form has no receiver. */
  onDone: (values: Record<Field, string>, form: HTMLFormElement) => void
  onProblems?: (problems: Partial<Record<Field, string>>) => void
  /** Called when something is typed. */
  onChange?: (values: Record<Field, string>) => void
  /** What comes into fields that are empty when the form comes to life. */
  draft?: () => Record<Field, string>
}

/** 128 random bits; `crypto.randomUUID` is missing where a site is tried out over plain http. */
const newId = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

/**
 * A form that is sent once, when the visitor asks for it, and never by itself. The page's own fields hold what is written,
 * so that what is typed before React comes, or filled in by the browser, is never written over.
 */
export function useDeliveryForm<Field extends string>(options: DeliveryForm<Field>) {
  const { channel, fields, problemsOf, clean, onDone, onProblems, onChange, draft } = options
  const ref = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(() => valuesOf(fields, () => ''))
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({})
  const [submission, setSubmission] = useState<Submission>({ state: 'idle' })
  // A ref, because presses that were held back are replayed before React renders.
  const sending = useRef(false)
  const warned = useRef(false)
  const last = useRef({ id: '', values: '' })

  /** All kinds of field have what is used of an input here. */
  const element = (field: Field) =>
    ref.current?.querySelector<HTMLInputElement>(`[name="${CSS.escape(channel.names[field] ?? field)}"]`)
  const read = () => {
    const written = valuesOf(fields, (field) => element(field)?.value ?? '')
    setValues(written)
    onChange?.(written)
    return written
  }
  const mark = (found: Partial<Record<Field, string>>) => {
    setProblems(found)
    const first = fields.find((field) => found[field])
    const place = first && element(first)
    place?.closest('details')?.setAttribute('open', '')
    place?.focus()
    return first !== undefined
  }

  useLayoutEffect(() => {
    // The browser's own check is for visitors without script. It would stop a press that is replayed after this.
    ref.current?.setAttribute('novalidate', '')
    for (const [field, text] of Object.entries(draft?.() ?? {}) as [Field, string][]) {
      const place = element(field)
      if (!place || !text) continue
      place.value ||= text
      place.closest('details')?.setAttribute('open', '')
    }
    read()
  }, [])

  const fail = (failure: Failure) => {
    setSubmission({ state: 'failed', failure })
    if (failure.kind === 'refused') mark(failure.problems as Partial<Record<Field, string>>)
  }

  async function deliver(form: HTMLFormElement, sent: Record<Field, string>) {
    const honeypot = form.querySelector<HTMLInputElement>('[data-honeypot]')
    if (honeypot?.value && !warned.current) {
      // A password manager may have filled it in: the visitor's next press counts.
      warned.current = true
      honeypot.value = ''
      return fail({ kind: 'honeypot' })
    }
    const text = JSON.stringify(sent)
    if (last.current.values !== text) last.current = { id: newId(), values: text }
    sending.current = true
    setSubmission({ state: 'sending' })
    const page = postedPage(browserSettings.url, location.pathname)
    const outcome = await post(channel, { id: last.current.id, time: new Date().toISOString(), page, values: sent })
    sending.current = false
    if (outcome.kind !== 'delivered') return fail(outcome)
    setSubmission({ state: 'delivered' })
    onDone(sent, form)
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.current) return
    const written = read()
    const found = problemsOf(written)
    if (mark(found)) return onProblems?.(found)
    if (channel.endpoint) void deliver(event.currentTarget, clean(written))
    else onDone(clean(written), event.currentTarget)
  }
  const onInput = ({ target }: InputEvent<HTMLFormElement>) => {
    const written = read()
    const field = fields.find((name) => target === element(name))
    if (field && problems[field] && !problemsOf(written)[field]) setProblems({ ...problems, [field]: undefined })
  }

  return {
    submission,
    /** What is in the form now. */
    values,
    /** A form that has no receiver is shown only with script, and its method sends nothing. */
    form: {
      ref,
      onSubmit,
      onInput,
      ...(channel.endpoint
        ? { method: 'post', action: channel.endpoint }
        : { method: 'dialog', className: 'needs-script' }),
    },
    bind: (field: Field) => ({
      name: channel.names[field],
      error: problems[field],
      readOnly: submission.state === 'sending',
    }),
  }
}

const valuesOf = <Field extends string>(fields: readonly Field[], text: (field: Field) => string) =>
  Object.fromEntries(fields.map((field) => [field, text(field)])) as Record<Field, string>
