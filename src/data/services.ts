import { findEntry, type PageEntry } from '../content/collections.ts'
import type { PageContent } from '../content/page-content.ts'

/** The services that have a card on the home page, or an entry in the services menu, in their order there. */
export const servicesOn = (place: 'card' | 'menu', services: PageEntry<'services'>[]) =>
  services
    .flatMap(({ id, data }) => {
      const shown = data[place]
      return shown ? [{ ...shown, route: `/services/${id}` }] : []
    })
    .sort((a, b) => a.order - b.order)

/** The landing pages that have a field `services` with this service, or all of them. */
export const landingLinks = (pages: PageEntry<'landing'>[], service?: string) =>
  pages
    .filter(({ data }) => !service || data.services.includes(service))
    .map(({ id, data }) => ({ path: `/for/${id}`, name: data.name }))

/** Services as lists show them, without those that wait. */
export const listedServices = (services: PageEntry<'services'>[], ids: string[]) =>
  ids.flatMap((id) => {
    const found = findEntry(services, id)
    return found ? [{ slug: id, name: found.data.name, heading: found.data.hero.heading }] : []
  })

/** The services that a text leads to, in the order it names them. */
export function linkedServices(services: PageEntry<'services'>[], links: string[]) {
  const slugs = new Set(links.flatMap((link) => /^\/services\/([^/?#]+)/.exec(link)?.[1] ?? []))
  return listedServices(services, [...slugs])
}

/**
 * The plans that include a service, the smallest first, and how much of it is in each.
 * @throws Error where there is none: a draft may be in no plan yet, and gets a row for each
 */
export function plansWith({ id, data }: PageEntry<'services'>, { plans, servicePage }: PageContent) {
  const including = plans.flatMap(({ data: { name, usdPrice, includes } }) => {
    const included = includes.find(({ service }) => service === id)
    return included ? [{ name, usdPrice, text: included.quantity }] : []
  })
  const all = plans.map(({ data: { name, usdPrice } }) => ({ name, usdPrice, text: servicePage.noPlan }))
  const rows = including.length > 0 || !data.draft ? including : all
  const [smallest] = rows
  if (!smallest) throw new Error(`No plan includes ${id}.`)
  return { smallest, rows }
}
