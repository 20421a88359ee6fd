import { siteAddress } from './addresses.ts'
import type { Crawl, HtmlDocument, Page } from './crawl-result.ts'
import { canonicalsOf, metaOf } from './html.ts'

export type DocumentPage = Page & { document: HtmlDocument }

/** The pages that answer 200 with HTML, in the order they were found. */
export const documentPages = ({ pages }: Crawl) =>
  [...pages.values()].filter((page): page is DocumentPage => page.document !== undefined)

/** Kept out of search engines by the page or by its X-Robots-Tag. */
export function isNoindex({ document, robotsHeader }: DocumentPage): boolean {
  const orders = [robotsHeader, metaOf(document.tree, 'robots') ?? '', metaOf(document.tree, 'googlebot') ?? '']
  return orders.some((order) => /\b(?:noindex|none)\b/i.test(order))
}

/** Where the canonical link of a page leads; undefined without one, and off the site. */
export function canonicalOf(crawl: Crawl, { address, document }: DocumentPage): string | undefined {
  const href = canonicalsOf(document.tree)[0]
  return href === undefined ? undefined : siteAddress(href, address, crawl)?.address
}

/**
 * The pages a search engine may list: neither noindex nor another address of a page that is there, such as a listing
 * with a search in its query.
 */
export function indexablePages(crawl: Crawl): DocumentPage[] {
  return documentPages(crawl).filter((page) => {
    const canonical = canonicalOf(crawl, page) ?? page.address
    return !isNoindex(page) && (canonical === page.address || !crawl.pages.get(canonical)?.document)
  })
}
