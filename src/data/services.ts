import { lists } from 'virtual:messages'
import type { ShownCase } from '../blocks/case-list.tsx'
import { findEntry, type Named } from '../content/collections.ts'
import type { PageContent } from '../content/page-content.ts'
import type { ServiceCard } from '../home/service-grid.tsx'
import { fill } from '../lib/fill.ts'
import { casePath, picturePath, showcasePath } from '../lib/picture-paths.ts'
import type { Article } from './article.ts'

/** The services that have a card on the home page, in the cards' order. */
export function homeCards(services: Named<'services'>[]): ServiceCard[] {
  return services
    .flatMap(({ id, data }) => (data.card ? [{ ...data.card, route: `/services/${id}` }] : []))
    .sort((a, b) => a.order - b.order)
}

/** The landing pages that have a field `services` with this service, or all of them. */
export const landingLinks = (pages: Named<'landing'>[], service?: string) =>
  pages
    .filter(({ data }) => !service || data.services.includes(service))
    .map(({ id, data }) => ({ path: `/for/${id}`, name: data.name }))

/** Worked cases, each with its picture's address. */
export const shownCases = (cases: Named<'cases'>[]): ShownCase[] =>
  cases.map(({ id, data }) => ({ ...data, image: data.picture && picturePath(data.picture, casePath(id)) }))

/** The worked cases of a service. */
const casesOf = (service: string, cases: Named<'cases'>[]) =>
  shownCases(cases).filter(({ services }) => services.includes(service))

/** Services as lists show them, without those that wait. */
export const listedServices = (services: Named<'services'>[], ids: string[]) =>
  ids.flatMap((id) => {
    const found = findEntry(services, id)
    return found ? [{ slug: id, name: found.data.name, lead: found.data.hero.heading }] : []
  })

/** What a service page shows: the service's own copy with everything it names looked up. */
export function servicePage(
  { id: slug, data }: Named<'services'>,
  { services, plans: allPlans, cases, landing, home, servicePage: words }: PageContent,
  articles: Pick<Article, 'id' | 'summary'>[],
) {
  const path = `/services/${slug}`
  const including = allPlans.flatMap(({ data: { name, usdPrice, includes } }) => {
    const included = includes.find(({ service }) => service === slug)
    return included ? [{ name, usdPrice, text: included.quantity }] : []
  })
  const withoutPlan = allPlans.map(({ data: { name, usdPrice } }) => ({
    name,
    usdPrice,
    text: words.noPlan,
  }))
  const [smallest, ...larger] = including.length > 0 || !data.draft ? including : withoutPlan
  if (!smallest) throw new Error(`No plan includes ${slug}.`)
  const [neighbour] = data.neighbour ? listedServices(services, [data.neighbour.service]) : []
  const pictures = data.pictures.map((picture, index) => ({
    src: picturePath(picture, showcasePath(slug, index + 1)),
    alt: picture.alt,
    caption: picture.shows,
  }))
  const glimpse = pictures.at(-1)
  return {
    ...data,
    slug,
    path,
    words,
    opening: {
      ...data.hero,
      name: data.name,
      plan: smallest,
      // It only repeats what the page shows below.
      picture: glimpse && { src: glimpse.src, alt: '' },
      sample: data.sample,
      homeLink: data.proofLink,
      words: words.opening,
    },
    crumbs: [
      { name: lists.home, path: '/' },
      { name: lists.services, path: '/#services' },
      { name: data.name, path },
    ],
    plan: smallest,
    plans: [smallest, ...larger],
    pictures,
    cases: casesOf(slug, cases),
    caseWords: home.cases,
    neighbour: data.neighbour &&
      neighbour && {
        slug: neighbour.slug,
        text: data.neighbour.text,
        heading: fill(words.neighbour.heading, { service: neighbour.name }),
        link: fill(words.neighbour.link, { service: neighbour.name }),
      },
    related: {
      services: listedServices(services, data.related.services),
      articles: data.related.articles.flatMap((id) => findEntry(articles, id)?.summary ?? []),
      landing: landingLinks(landing, slug),
    },
  }
}

export type ServicePageData = ReturnType<typeof servicePage>
