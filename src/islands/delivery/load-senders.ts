import { tabStorage } from '../../lib/storage.ts'
import type { SenderName } from './senders.ts'

/** Fetches the code that delivers; undefined where the site delivers nothing, and then the code is not built either. */
export const loadSenders = __DELIVERS__ ? () => import('./senders.ts') : undefined

/** Takes up what waited for a connection when an earlier page of this tab was left. Called once, by the root. */
export function resumeDelivery(): void {
  if (!loadSenders) return
  const left = (['contact', 'newsletter'] satisfies SenderName[]).some((name) => tabStorage.get(`${name}-submission`))
  // Where the code cannot be had the submission stays in the tab; the next page tries again.
  if (left) loadSenders().catch(() => {})
}
