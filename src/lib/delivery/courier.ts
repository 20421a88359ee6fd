import type { TabStorage } from '../storage.ts'
import type { Failure, Outcome } from './answer.ts'
import type { Letter } from './channel.ts'

/** How far a letter has come. */
export type DeliveryState =
  | { state: 'idle' }
  | { state: 'sending'; letter: Letter }
  /** Offline: kept for the tab, goes by itself when the connection is back. */
  | { state: 'waiting'; letter: Letter }
  | { state: 'failed'; letter: Letter; failure: Failure }
  /** Held for as long as the listeners are told, then idle again. */
  | { state: 'delivered'; letter: Letter }

export const idle: DeliveryState = { state: 'idle' }

/** The world of a courier. */
export type CourierPorts = {
  post: (letter: Letter) => Promise<Outcome>
  storage: TabStorage
  online: () => boolean
  /** Calls back once, when the connection is back. */
  whenOnline: (then: () => void) => void
  now: () => number
  sleep: (ms: number) => Promise<void>
  /** @param attended whether a listener took the news, so that nobody need be told another way */
  onDelivered: (letter: Letter, attended: boolean) => void
  onFailed: (letter: Letter, attended: boolean) => void
}

export type Courier = ReturnType<typeof createCourier>

/** A network that has just come back may need a moment: so often, this far apart, a waiting letter is tried again. */
const WAITING_TRIES = 5
const WAITING_PAUSE_MS = 5000

/**
 * Carries one letter at a time to its endpoint, outlives the form that wrote it, and never has two on the way.
 * A letter is kept in the tab until it is delivered, so the same text is the same letter, also after a reload.
 * @param key of the tab's storage
 */
export function createCourier(key: string, ports: CourierPorts) {
  let current: DeliveryState = idle
  let taken = false
  const listeners = new Set<(state: DeliveryState) => void>()

  const change = (next: DeliveryState) => {
    current = next
    for (const listener of listeners) listener(next)
  }
  const kept = (): { letter: Letter; waiting: boolean } | undefined => {
    try {
      const found = JSON.parse(ports.storage.get(key) ?? 'null')
      return typeof found?.letter?.id === 'string' && typeof found.letter.values === 'object' ? found : undefined
    } catch {
      return undefined
    }
  }
  const keep = (letter: Letter, waiting: boolean) => ports.storage.set(key, JSON.stringify({ letter, waiting }))

  const wait = (letter: Letter) => {
    keep(letter, true)
    change({ state: 'waiting', letter })
    ports.whenOnline(() => {
      if (current.state === 'waiting' && current.letter.id === letter.id) void carry(letter, WAITING_TRIES)
    })
  }

  /** @param tries how often more an unreachable endpoint is tried */
  async function carry(letter: Letter, tries = 1, notBefore = 0): Promise<void> {
    change({ state: 'sending', letter })
    const early = notBefore - ports.now()
    if (early > 0) await ports.sleep(early)
    if (!ports.online()) return wait(letter)
    const outcome = await ports.post(letter)
    if (outcome.kind === 'delivered') {
      ports.storage.remove(key)
      taken = false
      change({ state: 'delivered', letter })
      ports.onDelivered(letter, taken)
      return change(idle)
    }
    if ((outcome.kind === 'unreachable' || outcome.kind === 'silent') && !ports.online()) return wait(letter)
    if (outcome.kind === 'unreachable' && tries > 1) {
      await ports.sleep(WAITING_PAUSE_MS)
      return carry(letter, tries - 1)
    }
    keep(letter, false)
    change({ state: 'failed', letter, failure: outcome })
    ports.onFailed(letter, listeners.size > 0)
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
     * Sends a letter, or does nothing while another is on the way or the endpoint asked for patience. The same values
     * as before are the same letter once more.
     * @param notBefore epoch milliseconds; an earlier letter is held until then
     * @param trapped the hidden field was filled in: the letter is not sent
     */
    async send(letter: Letter, { notBefore = 0, trapped = false } = {}): Promise<void> {
      if (!mayGo()) return
      if (trapped) return change({ state: 'failed', letter, failure: { kind: 'trapped' } })
      const before = kept()?.letter
      const same = before && JSON.stringify(before.values) === JSON.stringify(letter.values)
      const going = same ? before : letter
      keep(going, false)
      await carry(going, 1, notBefore)
    },
    /** Takes a waiting letter back. */
    withdraw(): void {
      if (current.state !== 'waiting') return
      keep(current.letter, false)
      change(idle)
    },
    /** A listener calls this while it is told of a delivery, to say that it tells the visitor itself. */
    acknowledge(): void {
      taken = true
    },
    /** Takes up a letter that waited when the page was left. */
    resume(): void {
      const found = kept()
      if (current.state !== 'idle' || !found?.waiting) return
      if (ports.online()) void carry(found.letter, WAITING_TRIES)
      else wait(found.letter)
    },
  }
}
