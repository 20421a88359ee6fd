import { pathOf } from '../crawl/addresses.ts'
import { indexablePages } from '../crawl/indexing.ts'
import type { Rule } from '../finding.ts'

const MOST_CLICKS = 3

/** Reached by sending the form or by a wrong address, not by a link. */
const MAY_STAND_ALONE = /^\/(?:.*\/)?(?:thank-you|404)(?:[/?]|$)/

/** Pages known from the sitemap or the build that no other page links to. */
export const orphans: Rule = (crawl) =>
  indexablePages(crawl)
    .filter(
      ({ address, depth, linksIn }) =>
        depth !== 0 && !MAY_STAND_ALONE.test(pathOf(address)) && linksIn.every(({ from }) => from === address),
    )
    .map(({ address }) => ({
      page: pathOf(address),
      problem: 'No other page links here.',
      remedy: 'Link to it from a page on the same subject, or take it out.',
    }))

export const distantPages: Rule = (crawl) =>
  indexablePages(crawl).flatMap(({ address, depth, linksIn }) => {
    const page = pathOf(address)
    const remedy = 'Link to it from the home page or from a page the home page links to.'
    if (depth !== undefined)
      return depth > MOST_CLICKS
        ? [{ page, problem: `The page is ${depth} clicks from the home page; ${MOST_CLICKS} are the most.`, remedy }]
        : []
    return linksIn.some(({ from }) => from !== address)
      ? [{ page, problem: 'Links lead here, but none that starts from the home page.', remedy }]
      : []
  })
