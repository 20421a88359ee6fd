import { lists } from 'virtual:messages'
import type { ShownCase } from '../cases/case-list.tsx'
import type { Data } from '../content/collections.ts'
import { findEntry } from '../content/entries.ts'
import type { ServiceCard } from '../home/service-grid.tsx'
import { casePath, picturePath, showcasePath } from '../lib/picture-paths.ts'
import type { Article } from './articles.ts'

type Named<Name extends 'services' | 'plans' | 'cases'> = { id: string; data: Data<Name> }

/** The services that have a card on the home page, in the cards' order. */
export function homeCards(services: Named<'services'>[]): ServiceCard[] {
  return services
    .flatMap(({ id, data }) => (data.card ? [{ ...data.card, route: `/services/${id}` }] : []))
    .sort((a, b) => a.order - b.order)
}

/** Worked cases, each with its picture's address. */
export const shownCases = (cases: Named<'cases'>[]): ShownCase[] =>
  cases.map(({ id, data }) => ({ ...data, image: data.picture && picturePath(data.picture, casePath(id)) }))

/** The worked cases of a service. */
export const casesOf = (service: string, cases: Named<'cases'>[]) =>
  shownCases(cases).filter(({ services }) => services.includes(service))

/**
 * What a service page shows: the service's own copy with everything it names looked up.
 * @param around plans from the smallest
 */
export function servicePage(
  { id: slug, data }: Named<'services'>,
  around: { services: Named<'services'>[]; plans: Named<'plans'>[]; articles: Pick<Article, 'id' | 'summary'>[] },
) {
  const path = `/services/${slug}`
  /** What waits is left out. */
  const listed = (id: string) => {
    const found = findEntry(around.services, id)
    return found ? [{ slug: id, name: found.data.name, lead: found.data.hero.heading }] : []
  }
  const including = around.plans.flatMap(({ data: { name, usdPrice, includes } }) => {
    const included = includes.find(({ service }) => service === slug)
    return included ? [{ name, usdPrice, quantity: included.quantity }] : []
  })
  const withoutPlan = around.plans.map(({ data: { name, usdPrice } }) => ({
    name,
    usdPrice,
    quantity: 'In no plan yet',
  }))
  const [smallest, ...larger] = including.length > 0 || !data.draft ? including : withoutPlan
  if (!smallest) throw new Error(`No plan includes ${slug}.`)
  const [neighbour] = data.neighbour ? listed(data.neighbour.service) : []
  return {
    ...data,
    slug,
    path,
    crumbs: [
      { name: lists.home, path: '/' },
      { name: lists.services, path: '/#services' },
      { name: data.name, path },
    ],
    plan: smallest,
    plans: [smallest, ...larger],
    pictures: data.pictures.map((picture, index) => ({
      src: picturePath(picture, showcasePath(slug, index + 1)),
      alt: picture.alt,
      caption: picture.shows,
    })),
    neighbour: data.neighbour && neighbour && { ...neighbour, text: data.neighbour.text },
    related: {
      services: data.related.services.flatMap(listed),
      articles: data.related.articles.flatMap((id) => findEntry(around.articles, id)?.summary ?? []),
    },
  }
}

export type ServicePageData = ReturnType<typeof servicePage>
