import { planById } from '../../app/data/plans.ts'
import { serviceBySlug } from '../../app/data/services/index.ts'
import type { Service } from '../../app/data/services/service.ts'
import { articleById } from '../content/library.server.ts'
import { showcasePath } from '../../integrations/pictures/names.ts'

function named(slug: string, from: Service): { slug: string; name: string; lead: string } {
  const service = serviceBySlug(slug)
  if (!service) throw new Error(`app/data/services/${from.slug}.ts: there is no service "${slug}".`)
  return { slug, name: service.name, lead: service.hero.heading }
}

function titled(id: string, from: Service) {
  const article = articleById(id)
  if (!article) throw new Error(`app/data/services/${from.slug}.ts: there is no article "${id}".`)
  return article.summary
}

/**
 * What a service page shows: the service's own copy with everything it names looked up.
 * @throws Error naming the data file and the service, article or plan that is not there
 */
export function servicePage(slug: string) {
  const service = serviceBySlug(slug)
  if (!service) throw new Error(`There is no service "${slug}".`)
  const { id, name, usdPrice } = planById(service.plan)
  const path = `/services/${slug}`
  return {
    ...service,
    path,
    crumbs: [
      { name: 'Home', path: '/' },
      { name: 'Services', path: '/#services' },
      { name: service.name, path },
    ],
    plan: { id, name, usdPrice },
    pictures: service.pictures.map(({ alt, shows }, index) => ({
      src: showcasePath(slug, index + 1),
      alt,
      caption: shows,
    })),
    neighbour: service.neighbour && { ...service.neighbour, name: named(service.neighbour.slug, service).name },
    related: {
      services: service.related.services.map((related) => named(related, service)),
      articles: service.related.articles.map((related) => titled(related, service)),
    },
  }
}

export type ServicePageData = ReturnType<typeof servicePage>
