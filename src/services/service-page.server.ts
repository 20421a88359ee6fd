import { entries, type ReadEntry } from '../content/entries.server.ts'
import { library } from '../content/library.server.ts'
import { ContentError } from '../content/problem.ts'
import { showcasePath } from '../lib/picture-paths.ts'

type ServiceEntry = ReadEntry<'services'>

function wrong(file: string, field: string, wanted: string, ids: string[]) {
  return new ContentError(`${file}: ${field} is "${wanted}", but takes one of ${ids.join(', ')}.`)
}

/** A service as lists show it. */
async function named(slug: string, from: ServiceEntry, field: string) {
  const services = await entries('services')
  const service = services.find(({ id }) => id === slug)
  if (!service)
    throw wrong(
      from.file,
      field,
      slug,
      services.map(({ id }) => id),
    )
  return { slug, name: service.data.name, lead: service.data.hero.heading }
}

/** What each plan holds of a service, from the smallest plan; those without it left out. */
export async function plansWith(service: ServiceEntry) {
  const plans = await entries('plans')
  const holding = plans.flatMap(({ data: { name, usdPrice, includes } }) => {
    const included = includes.find((part) => part.service === service.id)
    return included ? [{ name, usdPrice, quantity: included.quantity }] : []
  })
  const [smallest] = holding
  if (!smallest)
    throw new ContentError(`${service.file}: no plan includes this service. Add it to a file in content/plans.`)
  return { smallest, holding }
}

/**
 * What a service page shows: the service's own copy with everything it names looked up.
 * @throws ContentError naming the file and the service, article or plan that is not there
 */
export async function servicePage(service: ServiceEntry) {
  const { id: slug, file, data } = service
  const path = `/services/${slug}`
  const articles = await library()
  const { smallest, holding } = await plansWith(service)
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
    plans: holding,
    pictures: data.pictures.map(({ alt, shows }, index) => ({
      src: showcasePath(slug, index + 1),
      alt,
      caption: shows,
    })),
    neighbour: data.neighbour && {
      ...(await named(data.neighbour.service, service, 'neighbour > service')),
      text: data.neighbour.text,
    },
    related: {
      services: await Promise.all(
        data.related.services.map((related) => named(related, service, 'related > services')),
      ),
      articles: data.related.articles.map((related) => {
        const article = articles.find(({ id }) => id === related)
        if (!article)
          throw wrong(
            file,
            'related > articles',
            related,
            articles.map(({ id }) => id),
          )
        return article.summary
      }),
    },
  }
}

export type ServicePageData = Awaited<ReturnType<typeof servicePage>>
