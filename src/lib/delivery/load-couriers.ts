import { tabStorage } from '../../lib/storage.ts'
import type { CourierName } from './couriers.ts'

/** Fetches the code that delivers; undefined where the site delivers nothing, and then the code is not built either. */
export const loadCouriers = __DELIVERS__ ? () => import('./couriers.ts') : undefined

/** Takes up what waited for a connection when an earlier page of this tab was left. Called once, by the root. */
export function resumeDelivery(): void {
  if (!loadCouriers) return
  const waiting = (['contact', 'newsletter'] satisfies CourierName[]).filter((name) => tabStorage.get(`${name}-letter`))
  if (waiting.length > 0)
    loadCouriers().then(
      ({ couriers }) => {
        for (const name of waiting) couriers[name].resume()
      },
      // The letter stays in the tab; the next page tries again.
      () => {},
    )
}
