import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The pages that have a file of their own in `src/pages`. */
const ownPages = readdirSync(join(import.meta.dirname, '../src/pages'), { recursive: true, encoding: 'utf8' })
  .map((file) => `/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.astro') && !/\[|\/404\./.test(file))
  .map((file) => file.replace(/(\/index)?\.astro$/, '') || '/')

/** One address of each kind of page. */
export const templates = [
  ...ownPages,
  '/services/seo-optimization',
  '/for/dentists',
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
