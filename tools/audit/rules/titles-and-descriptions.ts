import { pathOf } from '../crawl/addresses.ts'
import type { Crawl } from '../crawl/crawl-result.ts'
import { metaOf, titleOf } from '../crawl/html.ts'
import { type DocumentPage, documentPages, indexablePages } from '../crawl/indexing.ts'
import { type Finding, grouped, type Rule } from '../finding.ts'

const LONGEST_TITLE = 60
const DESCRIPTION = { least: 70, most: 160 }

const title = ({ document }: DocumentPage) => titleOf(document.tree)
const description = ({ document }: DocumentPage) => metaOf(document.tree, 'description') ?? ''
const lengthOf = (text: string) => [...text].length

function duplicates(crawl: Crawl, what: string, textOf: (page: DocumentPage) => string): Finding[] {
  const pages = grouped(indexablePages(crawl), (page) => textOf(page).toLowerCase())
  return [...pages].flatMap(([text, [first, ...others]]) =>
    text === '' || !first || others.length === 0
      ? []
      : [
          {
            page: pathOf(first.address),
            problem: `The ${what} "${textOf(first)}" is also that of ${others.map(({ address }) => pathOf(address)).join(', ')}.`,
            remedy: `Give each page a ${what} of its own.`,
          },
        ],
  )
}

export const duplicateTitles: Rule = (crawl) => duplicates(crawl, 'title', title)
export const duplicateDescriptions: Rule = (crawl) => duplicates(crawl, 'description', description)

export const missingTitles: Rule = (crawl) =>
  documentPages(crawl)
    .filter((page) => title(page) === '')
    .map(({ address }) => ({
      page: pathOf(address),
      problem: 'The page has no title.',
      remedy: `Write one of at most ${LONGEST_TITLE} characters.`,
    }))

export const missingDescriptions: Rule = (crawl) =>
  documentPages(crawl)
    .filter((page) => description(page) === '')
    .map(({ address }) => ({
      page: pathOf(address),
      problem: 'The page has no description.',
      remedy: `Write one of ${DESCRIPTION.least} to ${DESCRIPTION.most} characters.`,
    }))

/** The brand behind the last bar does not count: search engines show it apart or leave it out. */
export const longTitles: Rule = (crawl) =>
  documentPages(crawl).flatMap((page) => {
    const whole = title(page)
    const bar = whole.lastIndexOf(' | ')
    const length = lengthOf(bar < 0 ? whole : whole.slice(0, bar))
    return length > LONGEST_TITLE
      ? [
          {
            page: pathOf(page.address),
            problem: `The title has ${length} characters before the brand.`,
            remedy: `Shorten it to ${LONGEST_TITLE}.`,
          },
        ]
      : []
  })

export const descriptionLengths: Rule = (crawl) =>
  documentPages(crawl).flatMap((page) => {
    const length = lengthOf(description(page))
    if (length === 0 || (length >= DESCRIPTION.least && length <= DESCRIPTION.most)) return []
    return [
      {
        page: pathOf(page.address),
        problem: `The description has ${length} characters.`,
        remedy: `${length > DESCRIPTION.most ? 'Shorten' : 'Extend'} it to between ${DESCRIPTION.least} and ${DESCRIPTION.most}.`,
      },
    ]
  })
