import { delivery, outgoing } from 'virtual:messages'
import { useId } from 'react'
import { messageLinks, type OutgoingMessage } from '../../lib/delivery/message-links.ts'
import { type Channel, type Failure, postedPage, TIMEOUT_MS } from '../../lib/delivery/post.ts'
import { fill } from '../../lib/fill.ts'
import { browserSettings } from '../../lib/settings.ts'
import { asTranslated } from '../../ui/as-translated.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import type { Submission } from './use-delivery-form.ts'

/** While something is sent it keeps the focus, and looks as if it could not be pressed. */
export function SubmitButton({ submission, children }: { submission: Submission; children: string }) {
  return (
    <Button
      type="submit"
      aria-disabled={submission.state === 'sending' || undefined}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
    >
      {children}
    </Button>
  )
}

type DeliveryProps = {
  channel: Channel
  /** The page's path. */
  path: string
  submission: Submission
  /** What is said while it is sent. */
  sending: string
  /** What is in the form now. */
  message: OutgoingMessage
}

/**
 * What a form with a receiver has under its fields: what it posts beside them, and what became of the submission. After a
 * failure it can be sent again, by email or by WhatsApp. The live regions are there before they say something.
 */
export function Delivery({ channel, path, submission, sending, message }: DeliveryProps) {
  const failure = submission.state === 'failed' ? submission.failure : undefined
  const links = failure && messageLinks(message)
  return (
    <div className="grid justify-items-start gap-4">
      {Object.entries(channel.extra).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name={channel.names.page} value={postedPage(browserSettings.url, path)} />
      <Honeypot name={channel.names.leaveEmpty} />
      <p role="status" className="text-muted">
        {submission.state === 'sending' && sending}
      </p>
      <div role="alert" className="wrap-anywhere">
        {failure && (
          <p className="border-l-3 border-kite-strong pl-4">
            <strong className="font-semibold">{failure.kind === 'timeout' ? delivery.timeout : delivery.failed}</strong>{' '}
            <span>{reasonOf(failure)}</span>
          </p>
        )}
      </div>
      {links && (
        <p className="flex flex-wrap gap-3">
          <Button type="submit" variant="outline" onClick={focusFirstSubmit}>
            {delivery.again}
          </Button>
          <a href={links.mail} className={buttonClass('outline')}>
            {outgoing.byEmail}
          </a>
          <a href={links.whatsapp} target="_blank" rel="noopener" className={buttonClass('outline')}>
            {outgoing.byWhatsapp}
          </a>
        </p>
      )}
      {links?.shortened && <p className="text-sm text-muted">{delivery.tooLong}</p>}
    </div>
  )
}

/** A field that neither people nor assistive technology meet, and that programs fill in. Password managers are asked not to. */
function Honeypot({ name }: { name: string | undefined }) {
  const id = useId()
  return (
    <div inert aria-hidden="true" className="sr-only">
      <label htmlFor={id} {...asTranslated}>
        {delivery.leaveEmpty}
      </label>
      <input
        id={id}
        type="text"
        name={name}
        tabIndex={-1}
        data-honeypot
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
        data-bwignore
        data-form-type="other"
      />
    </div>
  )
}

/** The button goes when it is pressed; the focus stays in the form. */
function focusFirstSubmit({ currentTarget }: { currentTarget: HTMLButtonElement }) {
  currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus()
}

function reasonOf(failure: Failure): string {
  switch (failure.kind) {
    case 'refused':
      if (failure.message) return fill(delivery.answered, { answer: failure.message })
      return Object.keys(failure.problems).length > 0 ? delivery.fields : delivery.refused
    case 'busy':
      return fill(delivery.busy, { wait: waitOf(failure.seconds ?? 60) })
    case 'broken':
      return delivery.broken
    case 'timeout':
      return fill(delivery.waited, { seconds: TIMEOUT_MS / 1000 })
    case 'unreachable':
      return delivery.offline
    case 'honeypot':
      return delivery.honeypot
  }
}

/** `in 30 seconds`, `in 5 minutes`, `in 2 hours`. */
function waitOf(seconds: number): string {
  const { format } = new Intl.RelativeTimeFormat('en-US')
  if (seconds < 90) return format(seconds, 'second')
  return seconds < 5400 ? format(Math.ceil(seconds / 60), 'minute') : format(Math.ceil(seconds / 3600), 'hour')
}
