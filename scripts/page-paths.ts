import { hubs } from '../app/data/blog.ts'
import { services } from '../app/data/services/index.ts'
import { library } from '../src/content/library.server.ts'
import { furtherPages, hubPageCount, listingPageCount } from '../src/content/pages.server.ts'

/** Every page to render at build, from the registries. */
export function pagePaths(): string[] {
  return [
    '/',
    '/about',
    '/packages',
    '/faqs',
    '/contact',
    '/thank-you',
    ...services.map(({ slug }) => `/services/${slug}`),
    '/services/test',
    '/blog',
    '/blog/search.json',
    '/blog/articles.json',
    ...furtherPages('/blog', listingPageCount()),
    ...hubs.flatMap(({ slug, category }) => [
      `/blog/${slug}`,
      ...furtherPages(`/blog/${slug}`, hubPageCount(category)),
    ]),
    ...library().flatMap(({ source }) => [
      `/blog/${source.id}`,
      ...(source.kind === 'article' ? [`/blog/${source.category}/${source.id}`] : []),
    ]),
    // The not-found pages: `/blog/404` is an unknown id, `/404` everything else.
    '/blog/404',
    '/404',
  ]
}
