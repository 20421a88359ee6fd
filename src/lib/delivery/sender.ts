import type { TabStorage } from '../storage.ts'
import type { Failure, Outcome } from './answer.ts'
import type { Submission } from './channel.ts'

/** How far a submission has come. */
export type DeliveryState =
  | { state: 'idle' }
  | { state: 'sending'; submission: Submission }
  /** Offline: kept for the tab, goes by itself when the connection is back. */
  | { state: 'waiting'; submission: Submission }
  | { state: 'failed'; submission: Submission; failure: Failure }
  /** Held for as long as the listeners are told, then idle again. */
  | { state: 'delivered'; submission: Submission }

export const idle: DeliveryState = { state: 'idle' }

/** The world of a sender. */
export type SenderPorts = {
  post: (submission: Submission) => Promise<Outcome>
  storage: TabStorage
  online: () => boolean
  /** Calls back once, when the connection is back. */
  whenOnline: (then: () => void) => void
  now: () => number
  sleep: (ms: number) => Promise<void>
  /** @param attended whether a listener took the news, so that nobody need be told another way */
  onDelivered: (submission: Submission, attended: boolean) => void
  onFailed: (submission: Submission, attended: boolean) => void
}

export type Sender = ReturnType<typeof createSender>

/** A network that has just come back may need a moment: so often, this far apart, a waiting submission is tried again. */
const WAITING_TRIES = 5
const WAITING_PAUSE_MS = 5000
/** A page that is left is told that its post failed, though the browser carries it on; by then the page is gone. */
const LEAVING_MS = 500
/** An endpoint that has not answered after this long is taken for silent. */
export const ANSWER_MS = 10_000

/**
 * Carries one submission at a time to its endpoint, outlives the form that wrote it, and never has two on the way.
 * A submission is kept in the tab until it is delivered, so the same text is the same submission, also after a reload.
 * @param key of the tab's storage
 */
export function createSender(key: string, ports: SenderPorts) {
  let current: DeliveryState = idle
  let taken = false
  const listeners = new Set<(state: DeliveryState) => void>()

  const change = (next: DeliveryState) => {
    current = next
    for (const listener of listeners) listener(next)
  }
  const kept = (): { submission: Submission; waiting: boolean; sentAt?: number } | undefined => {
    try {
      const found = JSON.parse(ports.storage.get(key) ?? 'null')
      return typeof found?.submission?.id === 'string' && typeof found.submission.values === 'object'
        ? found
        : undefined
    } catch {
      return undefined
    }
  }
  const keep = (submission: Submission, waiting: boolean, sentAt?: number) =>
    ports.storage.set(key, JSON.stringify({ submission, waiting, sentAt }))

  const wait = (submission: Submission) => {
    keep(submission, true)
    change({ state: 'waiting', submission })
    ports.whenOnline(() => {
      if (current.state === 'waiting' && current.submission.id === submission.id) void carry(submission, WAITING_TRIES)
    })
  }

  /** @param tries how often more an unreachable endpoint is tried */
  async function carry(submission: Submission, tries = 1, notBefore = 0): Promise<void> {
    change({ state: 'sending', submission })
    const early = notBefore - ports.now()
    if (early > 0) await ports.sleep(early)
    if (!ports.online()) return wait(submission)
    keep(submission, false, ports.now())
    const outcome = await ports.post(submission)
    if (outcome.kind === 'delivered') {
      ports.storage.remove(key)
      taken = false
      change({ state: 'delivered', submission })
      ports.onDelivered(submission, taken)
      return change(idle)
    }
    if ((outcome.kind === 'unreachable' || outcome.kind === 'silent') && !ports.online()) return wait(submission)
    if (outcome.kind === 'unreachable') {
      await ports.sleep(tries > 1 ? WAITING_PAUSE_MS : LEAVING_MS)
      if (tries > 1) return carry(submission, tries - 1)
    }
    keep(submission, false)
    change({ state: 'failed', submission, failure: outcome })
    ports.onFailed(submission, listeners.size > 0)
  }

  async function follow(submission: Submission, sentAt: number): Promise<void> {
    change({ state: 'sending', submission })
    await ports.sleep(Math.max(0, sentAt + ANSWER_MS - ports.now()))
    keep(submission, false)
    change({ state: 'failed', submission, failure: { kind: 'left' } })
    ports.onFailed(submission, listeners.size > 0)
  }

  const mayGo = () =>
    current.state === 'idle' ||
    (current.state === 'failed' && !(current.failure.kind === 'busy' && (current.failure.until ?? 0) > ports.now()))

  return {
    get: () => current,
    subscribe(listener: (state: DeliveryState) => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /**
     * Sends a submission, or does nothing while another is on the way or the endpoint asked for patience. The same values
     * as before are the same submission once more.
     * @param notBefore epoch milliseconds; an earlier submission is held until then
     * @param trapped the hidden field was filled in: the submission is not sent
     */
    async send(submission: Submission, { notBefore = 0, trapped = false } = {}): Promise<void> {
      if (!mayGo()) return
      if (trapped) return change({ state: 'failed', submission, failure: { kind: 'trapped' } })
      const before = kept()?.submission
      const same = before && JSON.stringify(before.values) === JSON.stringify(submission.values)
      const going = same ? before : submission
      keep(going, false)
      await carry(going, 1, notBefore)
    },
    /** Takes a waiting submission back. */
    withdraw(): void {
      if (current.state !== 'waiting') return
      keep(current.submission, false)
      change(idle)
    },
    /** A listener calls this while it is told of a delivery, to say that it tells the visitor itself. */
    acknowledge(): void {
      taken = true
    },
    /**
     * Takes up what an earlier page of the tab left behind: a submission that waited is sent; one that was on its way when
     * the page was left goes on without us, so it is not sent twice, and after a while the visitor is told.
     */
    resume(): void {
      const found = kept()
      if (current.state !== 'idle' || !found) return
      const { submission, waiting, sentAt } = found
      if (waiting && ports.online()) void carry(submission, WAITING_TRIES)
      else if (waiting) wait(submission)
      else if (sentAt !== undefined) void follow(submission, sentAt)
    },
  }
}
