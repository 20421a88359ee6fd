import { track } from '../../lib/analytics.ts'
import { forgetDraft } from './contact-draft.ts'

/** What is done once a message is on its way for good, from whichever page. */
export function contactSent(): void {
  forgetDraft()
  track('contact sent')
}
