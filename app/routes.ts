import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { hubs } from './data/blog.ts'
import { furtherPages, hubPageCount, listingPageCount } from './lib/content/pages.server.ts'

/** The site's addresses. Each page of a list has a route of its own, so that any other is not found. */
export default [
  index('routes/home/home.tsx'),
  route('about', 'routes/pages/about.tsx'),
  route('packages', 'routes/pages/packages.tsx'),
  route('faqs', 'routes/pages/faqs.tsx'),
  route('contact', 'routes/pages/contact.tsx'),
  route('thank-you', 'routes/pages/thank-you.tsx'),
  route('services/test', 'routes/services/test.tsx'),
  route('services/:slug', 'routes/services/service.tsx'),
  route('blog', 'routes/blog/listing.tsx'),
  ...furtherPages('blog', listingPageCount()).map((path) => route(path, 'routes/blog/older.tsx', { id: path })),
  route('blog/search.json', 'routes/blog/search-index.ts'),
  route('blog/articles.json', 'routes/blog/article-index.ts'),
  ...hubs.flatMap(({ slug, category }) => [
    route(`blog/${slug}`, 'routes/blog/hub.tsx', { id: `blog/${slug}` }),
    ...furtherPages(`blog/${slug}`, hubPageCount(category)).map((path) =>
      route(path, 'routes/blog/older-in-hub.tsx', { id: path }),
    ),
  ]),
  // Articles, the standalone guides and unknown ids. The category is for reading; the id alone decides.
  route('blog/:category?/:id', 'routes/blog/article.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
