import type { Service } from './service.ts'

const files = import.meta.glob<Record<string, Service>>(['./*.ts', '!./index.ts', '!./service.ts'], { eager: true })

/** The order in the footer and the sitemap; a service that is not named here comes after these, by name. */
const order = [
  'seo-optimization',
  'google-ads',
  'social-media-marketing',
  'instagram-growth',
  'website-design-development',
  'content-writing',
  'content-creation',
  'email-marketing',
]
const rank = ({ slug }: Service) => (order.includes(slug) ? order.indexOf(slug) : order.length)

/** The registry of services: every data file of this folder. Pages, footer, sitemap and pictures all read it. */
export const services: Service[] = Object.values(files)
  .flatMap((exports) => Object.values(exports))
  .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))

export function serviceBySlug(slug: string): Service | undefined {
  return services.find((service) => service.slug === slug)
}
