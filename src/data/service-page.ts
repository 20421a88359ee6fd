import { entries, type ReadEntry } from '../content/entries.ts'
import { named } from '../content/relations.ts'
import { showcasePath } from '../lib/picture-paths.ts'
import { library } from './articles.ts'

/** A service as lists show it. */
async function listed(slug: string) {
  const { data } = named(await entries('services'), slug)
  return { slug, name: data.name, lead: data.hero.heading }
}

/** What each plan holds of a service, from the smallest plan; those without it left out. */
async function plansWith(slug: string) {
  const plans = await entries('plans')
  return plans.flatMap(({ data: { name, usdPrice, includes } }) => {
    const included = includes.find((part) => part.service === slug)
    return included ? [{ name, usdPrice, quantity: included.quantity }] : []
  })
}

/** What a service page shows: the service's own copy with everything it names looked up. */
export async function servicePage({ id: slug, data }: ReadEntry<'services'>) {
  const path = `/services/${slug}`
  const articles = await library()
  const [smallest, ...larger] = await plansWith(slug)
  if (!smallest) throw new Error(`No plan includes ${slug}.`)
  return {
    ...data,
    slug,
    path,
    crumbs: [
      { name: 'Home', path: '/' },
      { name: 'Services', path: '/#services' },
      { name: data.name, path },
    ],
    plan: smallest,
    plans: [smallest, ...larger],
    pictures: data.pictures.map(({ alt, shows }, index) => ({
      src: showcasePath(slug, index + 1),
      alt,
      caption: shows,
    })),
    neighbour: data.neighbour && { ...(await listed(data.neighbour.service)), text: data.neighbour.text },
    related: {
      services: await Promise.all(data.related.services.map(listed)),
      articles: data.related.articles.map((id) => named(articles, id).summary),
    },
  }
}

export type ServicePageData = Awaited<ReturnType<typeof servicePage>>
