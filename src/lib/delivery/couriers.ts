import type { Letter } from '../../lib/delivery/channel.ts'
import { type Courier, createCourier } from '../../lib/delivery/courier.ts'
import { post } from '../../lib/delivery/post.ts'
import { tabStorage } from '../../lib/storage.ts'
import { channels } from '../../settings.ts'
import { contactSent } from '../../contact/contact-sent.ts'
import { subscribed } from '../../newsletter/subscribed.ts'
import { showToast } from '../../browser/toast-store.ts'

const browser = {
  storage: tabStorage,
  online: () => navigator.onLine,
  whenOnline: (then: () => void) => addEventListener('online', then, { once: true }),
  now: () => Date.now(),
  sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
}

/** The two couriers of the site. Fetched only where an endpoint is set. */
export const couriers = {
  contact: createCourier('contact-letter', {
    ...browser,
    post: (letter) => post(channels.contact, letter),
    onDelivered: (_letter, attended) => {
      contactSent()
      if (!attended) showToast('Your message was sent.')
    },
    onFailed: (_letter, attended) => {
      if (!attended) showToast('Your message was not sent. It is kept in the contact form.')
    },
  }),
  newsletter: createCourier('newsletter-letter', {
    ...browser,
    post: (letter) => post(channels.newsletter, letter),
    onDelivered: ({ values }: Letter) => subscribed(values.email ?? ''),
    onFailed: (_letter, attended) => {
      if (!attended) showToast('Your sign-up for the newsletter did not go through.')
    },
  }),
}

export type { Courier }
export type CourierName = keyof typeof couriers
