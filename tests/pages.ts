import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One address of each kind of page. */
export const templates = [
  '/',
  '/packages',
  '/about',
  '/contact',
  '/faqs',
  '/thank-you',
  '/services/seo-optimization',
  '/services/test',
  '/blog',
  '/blog/page/2',
  '/blog/seo-growth',
  '/blog/seo/seo-1',
  '/blog/local-to-global',
  '/privacy',
  '/no-such-page',
  '/blog/no-such-article',
]

/** Every page that the built site's map names, as paths. */
export function sitemapPaths(): string[] {
  const map = readFileSync(join(process.env.BUILD_DIR ?? 'build', 'client/sitemap.xml'), 'utf8')
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}
