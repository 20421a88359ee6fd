import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** The site's addresses. */
export default [
  index('routes/home/home.tsx'),
  route('about', 'routes/pages/about.tsx'),
  route('packages', 'routes/pages/packages.tsx'),
  route('faqs', 'routes/pages/faqs.tsx'),
  route('contact', 'routes/pages/contact.tsx'),
  route('thank-you', 'routes/pages/thank-you.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
