import { useEffect, useRef, useState } from 'react'
import { postedPage, type Submission } from '../../lib/delivery/channel.ts'
import type { DeliveryState } from '../../lib/delivery/sender.ts'
import { settings } from '../../lib/settings.ts'
import { loadSenders } from './load-senders.ts'
import type { Sender, SenderName } from './senders.ts'

/** Nobody opens a page and fills in its form faster; what is ready earlier is held until then. */
export const MIN_FILL_MS = 2000

type Listener = {
  /**
   * @param here whether the visitor sent it from this very form
   * @returns whether the form tells the visitor
   */
  delivered: (here: boolean) => boolean
  /** @param problems what the endpoint says of single fields, by our names */
  refused: (problems: Readonly<Record<string, string>>) => void
}

function useLiveSender(name: SenderName, listener: Listener) {
  const [state, setState] = useState<DeliveryState>({ state: 'idle' })
  const sender = useRef<Sender>(undefined)
  const sentHere = useRef(false)
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })

  useEffect(() => {
    if (!loadSenders) return
    let left = false
    let unsubscribe: (() => void) | undefined
    const join = (found: Sender) => {
      sender.current = found
      setState(found.get())
      unsubscribe = found.subscribe((next) => {
        setState(next)
        if (next.state === 'failed' && next.failure.kind === 'refused') latest.current.refused(next.failure.problems)
        if (next.state === 'delivered' && latest.current.delivered(sentHere.current)) found.acknowledge()
      })
    }
    // Fetched ahead of the press, so that a message can be kept when the connection goes in between.
    loadSenders().then(
      ({ senders }) => left || join(senders[name]),
      () => {},
    )
    return () => {
      left = true
      unsubscribe?.()
    }
  }, [name])

  const act = async (submission: Submission, action: (sender: Sender) => void) => {
    sentHere.current = true
    try {
      const found = sender.current ?? (await loadSenders?.())?.senders[name]
      if (found) action(found)
    } catch {
      setState({ state: 'failed', submission, failure: { kind: 'unreachable' } })
    }
  }

  return {
    state,
    busy: state.state === 'sending' || state.state === 'waiting',
    /** @param trapped whether the field that people do not see was filled in */
    send(values: Submission['values'], trapped: boolean) {
      const submission = {
        id: newId(),
        time: new Date().toISOString(),
        page: postedPage(settings.url, location.pathname),
        values,
      }
      void act(submission, (found) =>
        found.send(submission, { notBefore: performance.timeOrigin + MIN_FILL_MS, trapped }),
      )
    },
    withdraw: () => sender.current?.withdraw(),
  }
}

/** 128 random bits. `crypto.randomUUID` is missing where the site is tried out over plain http. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const nothing = {
  state: { state: 'idle' } as DeliveryState,
  busy: false,
  send() {},
  withdraw() {},
} satisfies ReturnType<typeof useLiveSender>

/**
 * A form's side of a sender: what to show, and what a visitor can do. The sender lives on when the form goes.
 * Where the site delivers nothing, it is always idle.
 */
export const useSender: typeof useLiveSender = __DELIVERS__ ? useLiveSender : () => nothing
