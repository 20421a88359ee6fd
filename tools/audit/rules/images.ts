import type { Element } from 'hast'
import { selectAll } from 'hast-util-select'
import { pathOf } from '../crawl/addresses.ts'
import type { Crawl } from '../crawl/crawl-result.ts'
import { attribute } from '../crawl/html.ts'
import { documentPages } from '../crawl/indexing.ts'
import { type Finding, grouped, onOtherPages, type Rule } from '../finding.ts'

/** One finding for each picture, however many pages show it. */
function perImage(crawl: Crawl, isFault: (image: Element) => boolean, lack: string, remedy: string): Finding[] {
  const faults = documentPages(crawl).flatMap(({ address, document }) =>
    selectAll('img', document.tree)
      .filter(isFault)
      .map((image) => ({ source: attribute(image, 'src') ?? 'without an address', page: pathOf(address) })),
  )
  return [...grouped(faults, ({ source }) => source)].map(([source, places]) => {
    const pages = places.map(({ page }) => page)
    // A data: address can be as long as the picture.
    return {
      page: pages[0] ?? '',
      problem: `The image ${source.slice(0, 100)} has no ${lack}.${onOtherPages(pages)}`,
      remedy,
    }
  })
}

export const imageSizes: Rule = (crawl) =>
  perImage(
    crawl,
    (image) => !attribute(image, 'width') || !attribute(image, 'height'),
    'width and height',
    'Write both, so that the page does not move when it arrives.',
  )

/** An empty text is right for a picture that only decorates; a missing attribute never is. */
export const imageAlternatives: Rule = (crawl) =>
  perImage(
    crawl,
    (image) => attribute(image, 'alt') === undefined,
    'alt attribute',
    'Say what the picture shows, or write alt="" where it only decorates.',
  )
