import { select } from 'hast-util-select'
import { pathOf } from '../crawl/addresses.ts'
import { attribute, metaOf } from '../crawl/html.ts'
import { documentPages } from '../crawl/indexing.ts'
import type { Rule } from '../finding.ts'

export const missingLanguage: Rule = (crawl) =>
  documentPages(crawl).flatMap(({ address, document }) => {
    const html = select('html', document.tree)
    return html && attribute(html, 'lang')?.trim()
      ? []
      : [
          {
            page: pathOf(address),
            problem: 'The page does not say its language.',
            remedy: 'Write lang on <html>, such as lang="en".',
          },
        ]
  })

export const missingViewport: Rule = (crawl) =>
  documentPages(crawl)
    .filter(({ document }) => !metaOf(document.tree, 'viewport'))
    .map(({ address }) => ({
      page: pathOf(address),
      problem: 'The page has no viewport.',
      remedy: 'Add <meta name="viewport" content="width=device-width, initial-scale=1">.',
    }))
