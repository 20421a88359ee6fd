import { pathOf } from '../crawl/addresses.ts'
import type { Crawl, SitemapEntry } from '../crawl/crawl-result.ts'
import { canonicalOf, type DocumentPage, indexablePages, isNoindex } from '../crawl/indexing.ts'
import type { Finding, Rule } from '../finding.ts'

/** W3C date and time format: year, month and day at will, or a full time with its zone. */
const LASTMOD = /^\d{4}(?:-\d\d(?:-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?)?)?$/

const OUT = 'Take it out of the sitemap.'

function faultOf(crawl: Crawl, { loc, address, lastmod }: SitemapEntry): Omit<Finding, 'page'> | undefined {
  if (address === undefined || new URL(loc).origin !== crawl.canonicalOrigin)
    return {
      problem: `The sitemap entry "${loc}" is no address on ${crawl.canonicalOrigin}.`,
      remedy: 'List absolute addresses of this site.',
    }
  if (lastmod !== undefined && (!LASTMOD.test(lastmod) || Number.isNaN(Date.parse(lastmod))))
    return {
      problem: `The sitemap gives it the date "${lastmod}".`,
      remedy: 'Write it as 2024-01-31, or leave it out.',
    }
  if (crawl.refused.has(address))
    return { problem: 'The sitemap lists it, but robots.txt keeps crawlers away.', remedy: OUT }
  const page = crawl.pages.get(address)
  if (!page) return undefined
  const [redirect] = page.redirects
  if (redirect)
    return {
      problem: `The sitemap lists it, but it answers ${redirect.status}.`,
      remedy: 'List the address it leads to.',
    }
  if (page.failure || page.status !== 200)
    return { problem: `The sitemap lists it, but it ${page.failure ?? `answers ${page.status}`}.`, remedy: OUT }
  if (!page.document) return undefined
  const documentPage: DocumentPage = { ...page, document: page.document }
  if (isNoindex(documentPage)) return { problem: 'The sitemap lists it, but the page is noindex.', remedy: OUT }
  const canonical = canonicalOf(crawl, documentPage)
  if (canonical !== undefined && canonical !== address)
    return {
      problem: `The sitemap lists it, but its canonical address is ${pathOf(canonical)}.`,
      remedy: 'List the canonical address.',
    }
  return undefined
}

export const sitemapEntries: Rule = (crawl) => [
  ...crawl.sitemap.problems.map((problem) => ({
    page: '/',
    problem,
    remedy: 'Serve a sitemap at /sitemap.xml, or name where it is in robots.txt.',
  })),
  ...crawl.sitemap.entries.flatMap((entry) => {
    const fault = faultOf(crawl, entry)
    return fault ? [{ page: entry.address === undefined ? '/' : pathOf(entry.address), ...fault }] : []
  }),
]

/** Without any sitemap that could be read there is one finding on that, and none here. */
export const missingInSitemap: Rule = (crawl) => {
  const listed = new Set(crawl.sitemap.entries.map(({ address }) => address))
  if (listed.size === 0 && crawl.sitemap.problems.length > 0) return []
  return indexablePages(crawl)
    .filter(({ address }) => !listed.has(address))
    .map(({ address }) => ({
      page: pathOf(address),
      problem: 'The page may be indexed, but the sitemap does not list it.',
      remedy: 'List it, or mark the page noindex.',
    }))
}
