import { isAbsolute, pathOf, siteAddress } from '../crawl/addresses.ts'
import type { Crawl } from '../crawl/crawl-result.ts'
import { canonicalsOf, metaOf } from '../crawl/html.ts'
import { type DocumentPage, documentPages, isNoindex } from '../crawl/indexing.ts'
import type { Finding, Rule } from '../finding.ts'

function faultOf(crawl: Crawl, page: DocumentPage): Omit<Finding, 'page'> | undefined {
  const [canonical, ...more] = canonicalsOf(page.document.tree)
  if (canonical === undefined)
    return {
      problem: 'The page has no canonical link.',
      remedy: 'Name its one absolute address in <link rel="canonical">.',
    }
  if (more.length > 0) return { problem: `The page has ${more.length + 1} canonical links.`, remedy: 'Leave one.' }
  if (!isAbsolute(canonical))
    return { problem: `The canonical link "${canonical}" is not absolute.`, remedy: 'Write it with https and host.' }
  if (new URL(canonical).origin !== crawl.canonicalOrigin)
    return {
      problem: `The canonical link ${canonical} leads to another site than ${crawl.canonicalOrigin}.`,
      remedy: 'Name the address on this site.',
    }
  const target = crawl.pages.get(siteAddress(canonical, page.address, crawl)?.address ?? '')
  if (target && !target.document) {
    const answer = target.redirects[0]
      ? `answers ${target.redirects[0].status}`
      : (target.failure ?? (target.status === 200 ? 'is not a page' : `answers ${target.status}`))
    return {
      problem: `The canonical link ${canonical} leads to a page that is not there: it ${answer}.`,
      remedy: 'Name the address at which the page stands.',
    }
  }
  return undefined
}

/** Says nothing on pages kept out of search engines: they need no canonical address. */
export const canonicalLinks: Rule = (crawl) =>
  documentPages(crawl).flatMap((page) => {
    const fault = isNoindex(page) ? undefined : faultOf(crawl, page)
    return fault ? [{ page: pathOf(page.address), ...fault }] : []
  })

export const sharedAddresses: Rule = (crawl) =>
  documentPages(crawl).flatMap(({ address, document }) => {
    const [canonical] = canonicalsOf(document.tree)
    const shared = metaOf(document.tree, 'og:url')
    return canonical === undefined || shared === undefined || canonical === shared
      ? []
      : [
          {
            page: pathOf(address),
            problem: `The canonical link is ${canonical}, but og:url is ${shared}.`,
            remedy: 'Make the two the same.',
          },
        ]
  })
