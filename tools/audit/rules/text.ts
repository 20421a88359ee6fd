import { select, selectAll } from 'hast-util-select'
import { pathOf } from '../crawl/addresses.ts'
import type { HtmlDocument } from '../crawl/crawl-result.ts'
import { textOf } from '../crawl/html.ts'
import { documentPages, indexablePages } from '../crawl/indexing.ts'
import type { Rule } from '../finding.ts'

const LEAST_TEXT_SHARE = 0.05
const LEAST_WORDS = 150

/** Characters of the HTML without its inlined styles and scripts, tags included. */
function sizeOf({ html, tree }: HtmlDocument): number {
  const inlined = selectAll('style, script', tree).map(
    ({ position }) => (position?.end.offset ?? 0) - (position?.start.offset ?? 0),
  )
  return inlined.reduce((size, length) => size - length, html.length)
}

export const textShare: Rule = (crawl) =>
  documentPages(crawl).flatMap(({ address, document }) => {
    const share = textOf(select('body', document.tree)).length / sizeOf(document)
    return share < LEAST_TEXT_SHARE
      ? [
          {
            page: pathOf(address),
            problem: `Text makes up ${(share * 100).toFixed(1)}% of the HTML; ${LEAST_TEXT_SHARE * 100}% is the least.`,
            remedy: 'Write more, or simplify the markup and move drawings into files.',
          },
        ]
      : []
  })

export const thinPages: Rule = (crawl) =>
  indexablePages(crawl).flatMap(({ address, document }) => {
    const main = select('main', document.tree)
    const words = textOf(main)
      .split(' ')
      .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
    if (!main)
      return [{ page: pathOf(address), problem: 'The page has no <main>.', remedy: 'Put its own content into <main>.' }]
    return words < LEAST_WORDS
      ? [
          {
            page: pathOf(address),
            problem: `The page says ${words} words in <main>; ${LEAST_WORDS} are the least.`,
            remedy: 'Say more, or mark the page noindex.',
          },
        ]
      : []
  })
