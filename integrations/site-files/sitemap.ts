import { element, xmlDocument } from '../../src/lib/xml.ts'
import type { Page } from './read-pages.ts'

/**
 * The sitemap: each canonical address of a page that search engines may list, once.
 * @param dates YYYY-MM-DD by path
 */
export function sitemap(pages: Pick<Page, 'canonical' | 'indexable'>[], dates: ReadonlyMap<string, string>): string {
  const addresses = new Set(pages.flatMap(({ canonical, indexable }) => (indexable && canonical ? [canonical] : [])))
  const entries = [...addresses].sort().map((address) => {
    const date = dates.get(new URL(address).pathname)
    return element('url', {}, element('loc', {}, address), ...(date ? [element('lastmod', {}, date)] : []))
  })
  return xmlDocument(element('urlset', { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }, ...entries))
}

/** @param siteUrl the site's origin */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}
