import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { hubs } from './data/blog.ts'
import { guides, hubPageCount } from '../src/content/pages.server.ts'

/** The site's addresses. */
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
  route('blog/page/:page', 'routes/blog/older.tsx'),
  route('blog/search.json', 'routes/blog/search-index.ts'),
  route('blog/articles.json', 'routes/blog/article-index.ts'),
  ...hubs.flatMap(({ slug, category }) => [
    route(`blog/${slug}`, 'routes/blog/hub.tsx', { id: `blog/${slug}` }),
    // A route that renders no page at all is refused by the build, so this one waits for its second page.
    ...(hubPageCount(category) > 1
      ? [route(`blog/${slug}/page/:page`, 'routes/blog/older-in-hub.tsx', { id: `blog/${slug}/older` })]
      : []),
  ]),
  ...guides().map(({ source }) => route(`blog/${source.id}`, 'routes/blog/guide.tsx', { id: `blog/${source.id}` })),
  // Articles and unknown ids. The category is for reading; the id alone decides.
  route('blog/:category?/:id', 'routes/blog/article.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
