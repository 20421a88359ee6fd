import type { Root } from 'hast'
import { selectAll } from 'hast-util-select'
import { pathOf } from '../crawl/addresses.ts'
import { textOf } from '../crawl/html.ts'
import { documentPages } from '../crawl/indexing.ts'
import type { Rule } from '../finding.ts'

/** A closed dialog is no part of the page's outline, and an open one is an outline of its own. */
function headingsOf(tree: Root): { level: number; text: string }[] {
  const apart = new Set(selectAll('dialog :is(h1, h2, h3, h4, h5, h6)', tree))
  return selectAll('h1, h2, h3, h4, h5, h6', tree)
    .filter((heading) => !apart.has(heading))
    .map((heading) => ({ level: Number(heading.tagName.slice(1)), text: textOf(heading) }))
}

export const singleTopHeading: Rule = (crawl) =>
  documentPages(crawl).flatMap(({ address, document }) => {
    const tops = headingsOf(document.tree).filter(({ level }) => level === 1)
    if (tops.length === 1) return []
    const problem =
      tops.length === 0
        ? 'The page has no h1.'
        : `The page has ${tops.length} h1: ${tops.map(({ text }) => `"${text}"`).join(', ')}.`
    return [{ page: pathOf(address), problem, remedy: 'Give the page exactly one h1 that says what it is about.' }]
  })

export const skippedLevels: Rule = (crawl) =>
  documentPages(crawl).flatMap(({ address, document }) =>
    headingsOf(document.tree).flatMap(({ level, text }, index, headings) => {
      const above = headings[index - 1]?.level ?? 1
      return level > above + 1
        ? [
            {
              page: pathOf(address),
              problem: `The heading "${text}" is an h${level} after an h${above}.`,
              remedy: `Make it an h${above + 1}.`,
            },
          ]
        : []
    }),
  )
