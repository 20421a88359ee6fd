import { entries } from '../content/entries.ts'
import type { ServiceCard } from '../home/service-grid.tsx'

/** The services that have a card on the home page, in the cards' order. */
export async function homeCards(): Promise<ServiceCard[]> {
  const services = await entries('services')
  return services
    .flatMap(({ id, data }) => (data.card ? [{ ...data.card, route: `/services/${id}` }] : []))
    .sort((a, b) => a.order - b.order)
}
