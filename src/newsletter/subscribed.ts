import { track } from '../lib/analytics.ts'
import { showToast } from '../browser/toast-store.ts'

/** What is done once somebody has signed up, from whichever page. */
export function subscribed(email: string): void {
  console.info('Newsletter sign-up:', email)
  track('newsletter')
  showToast('Thank you for subscribing!')
}
