import { tabStorage } from '../../lib/storage.ts'
import type { SenderName } from './senders.ts'

/** Fetches the code that delivers; undefined where the site delivers nothing, and then the code is not built either. */
export const loadSenders = __DELIVERS__ ? () => import('./senders.ts') : undefined

/** Takes up what waited for a connection when an earlier page of this tab was left. Called once, by the root. */
export function resumeDelivery(): void {
  if (!loadSenders) return
  const waiting = (['contact', 'newsletter'] satisfies SenderName[]).filter((name) =>
    tabStorage.get(`${name}-submission`),
  )
  if (waiting.length > 0)
    loadSenders().then(
      ({ senders }) => {
        for (const name of waiting) senders[name].resume()
      },
      // The submission stays in the tab; the next page tries again.
      () => {},
    )
}
