import { isAbsolute, pathOf, siteAddress } from '../crawl/addresses.ts'
import type { Crawl } from '../crawl/crawl-result.ts'
import { metaOf } from '../crawl/html.ts'
import { type DocumentPage, documentPages } from '../crawl/indexing.ts'
import type { Finding, Rule } from '../finding.ts'

function faultOf(crawl: Crawl, { address, document }: DocumentPage): Omit<Finding, 'page'> | undefined {
  const image = metaOf(document.tree, 'og:image')
  if (!image)
    return {
      problem: 'The page has no og:image.',
      remedy: 'Name a picture of 1200 × 630 for where the page is shared.',
    }
  if (!isAbsolute(image))
    return { problem: `The og:image "${image}" is not absolute.`, remedy: 'Write it with https and host.' }
  const status = crawl.images.get(siteAddress(image, address, crawl)?.address ?? '')
  if (status === undefined || status === 200) return undefined
  return {
    problem: `The og:image ${image} ${status === 0 ? 'does not answer' : `answers ${status}`}.`,
    remedy: 'Put the picture there or correct the address.',
  }
}

/** Pictures on other sites are not asked for. */
export const shareImages: Rule = (crawl) =>
  documentPages(crawl).flatMap((page) => {
    const fault = faultOf(crawl, page)
    return fault ? [{ page: pathOf(page.address), ...fault }] : []
  })
