import { toast } from '../../browser/toast.ts'
import type { Submission } from '../../lib/delivery/channel.ts'
import { post } from '../../lib/delivery/post.ts'
import { createSender, type Sender } from '../../lib/delivery/sender.ts'
import { channels } from '../../lib/settings.ts'
import { tabStorage } from '../../lib/storage.ts'
import { contactSent } from '../contact-form/contact-sent.ts'
import { subscribed } from '../newsletter/subscribed.ts'

const browser = {
  storage: tabStorage,
  online: () => navigator.onLine,
  whenOnline: (then: () => void) => addEventListener('online', then, { once: true }),
  now: () => Date.now(),
  sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
}

/** The two senders of the site. Fetched only where an endpoint is set; they take up what an earlier page of the tab left. */
export const senders = {
  contact: createSender('contact-submission', {
    ...browser,
    post: (submission) => post(channels.contact, submission),
    onDelivered: (_submission, attended) => {
      contactSent()
      if (!attended) toast('Your message was sent.')
    },
    onFailed: (_submission, attended) => {
      if (!attended) toast('Your message was not sent. It is kept in the contact form.')
    },
  }),
  newsletter: createSender('newsletter-submission', {
    ...browser,
    post: (submission) => post(channels.newsletter, submission),
    onDelivered: ({ values }: Submission) => subscribed(values.email ?? ''),
    onFailed: (_submission, attended) => {
      if (!attended) toast('Your sign-up for the newsletter did not go through.')
    },
  }),
}

// At once, before a form can send: what an earlier page left on its way must not go a second time.
for (const sender of Object.values(senders)) sender.resume()

export type { Sender }
export type SenderName = keyof typeof senders
