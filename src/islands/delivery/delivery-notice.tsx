import { useEffect, useState } from 'react'
import type { Failure } from '../../lib/delivery/answer.ts'
import { ANSWER_MS, type DeliveryState } from '../../lib/delivery/sender.ts'
import { Button, buttonClass } from '../../ui/button.tsx'

/** How a form names what it sends. */
export type DeliveryWords = { failed: string; sending: string; waiting: string }

/** Says under a form how its delivery stands, and lets it be tried again by another submit. Its live regions are there before there is anything to say. */
export function DeliveryNotice({
  delivery,
  words,
  mail,
  onWithdraw,
}: {
  delivery: DeliveryState
  words: DeliveryWords
  /** A mail with what stands in the form, for when nothing else works. */
  mail: () => string
  onWithdraw: () => void
}) {
  const failure = delivery.state === 'failed' ? delivery.failure : undefined
  const patience = usePatience(failure)
  return (
    <div className="grid justify-items-start gap-4">
      <div role="status">
        {delivery.state === 'sending' && <p className="text-muted">{words.sending}</p>}
        {delivery.state === 'waiting' && <p>{words.waiting}</p>}
      </div>
      {delivery.state === 'waiting' && (
        <Button
          variant="outline"
          onClick={(event) => {
            focusFirstSubmit(event)
            onWithdraw()
          }}
        >
          Do not send
        </Button>
      )}
      <div role="alert">
        {failure && (
          <p className="border-l-3 border-kite-strong pl-4 wrap-anywhere">
            <strong className="font-semibold">{words.failed}</strong> <span>{reasonOf(failure, patience)}</span>
          </p>
        )}
      </div>
      {failure && (
        <p className="flex flex-wrap gap-3">
          {failure.kind !== 'trapped' && (
            <Button
              type="submit"
              variant="outline"
              aria-disabled={patience > 0 || undefined}
              onClick={focusFirstSubmit}
              className={DIMMED}
            >
              Try again
            </Button>
          )}
          <a
            href={mail()}
            // What was written on since.
            onClick={({ currentTarget }) => currentTarget.setAttribute('href', mail())}
            className={buttonClass('outline')}
          >
            Send it as a mail
          </a>
        </p>
      )}
    </div>
  )
}

/** These buttons go when they are pressed; the focus stays in the form. */
function focusFirstSubmit({ currentTarget }: { currentTarget: HTMLButtonElement }) {
  currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus()
}

/** A button that cannot be used for a while keeps the focus, and looks it. */
export const DIMMED = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-60'

/** The milliseconds for which the endpoint wants to be left alone. */
function usePatience(failure: Failure | undefined): number {
  const until = failure?.kind === 'busy' ? failure.until : undefined
  const [passed, setPassed] = useState<number>()
  useEffect(() => {
    if (until === undefined) return
    // A longer wait than a timer can hold is not waited for on this page.
    const timer = setTimeout(() => setPassed(until), Math.min(Math.max(0, until - Date.now()), 2 ** 31 - 1))
    return () => clearTimeout(timer)
  }, [until])
  return until === undefined || passed === until ? 0 : Math.max(0, until - Date.now())
}

function reasonOf(failure: Failure, patience: number): string {
  switch (failure.kind) {
    case 'refused':
      if (failure.said) return `The answer was: “${failure.said}”`
      return Object.keys(failure.problems).length > 0
        ? 'The marked fields were not accepted.'
        : 'It was not accepted, and no reason was given.'
    case 'busy':
      if (failure.until === undefined) return 'Too much arrived at once. Try again in a minute.'
      return patience > 0
        ? `Too much arrived at once. Try again ${when(failure.until, patience)}.`
        : 'You can try again now.'
    case 'broken':
      return 'The service that takes it has a fault at the moment.'
    case 'silent':
      return `No answer came within ${ANSWER_MS / 1000} seconds.`
    case 'unreachable':
      return 'The service that takes it could not be reached.'
    case 'left':
      return `You went on to another page, and no answer came within ${ANSWER_MS / 1000} seconds. It may have arrived.`
    case 'trapped':
      return 'A field that people do not see was filled in, as programs do. If you are a person, please send a mail.'
  }
}

/** `in 30 seconds`, `in 5 minutes`; from an hour on the time, from a day on the date too. */
function when(until: number, patience: number): string {
  const seconds = Math.ceil(patience / 1000)
  if (seconds < 90) return seconds === 1 ? 'in a second' : `in ${seconds} seconds`
  if (seconds < 3600) return `in ${Math.ceil(seconds / 60)} minutes`
  const date = new Date(until)
  const time = `${String(date.getHours()).padStart(2, '0')}:${String(date.getMinutes()).padStart(2, '0')}`
  return seconds < 86_400
    ? `at ${time}`
    : `on ${date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })} at ${time}`
}
