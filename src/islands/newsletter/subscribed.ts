import { toast } from '../../browser/toast.ts'
import { track } from '../../lib/analytics.ts'

/** What is done once somebody has signed up, from whichever page. */
export function subscribed(email: string): void {
  console.info('Newsletter sign-up:', email)
  track('newsletter')
  toast('Thank you for subscribing!')
}
