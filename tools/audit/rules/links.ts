import { pathOf } from '../crawl/addresses.ts'
import type { Crawl, Link, Page } from '../crawl/crawl-result.ts'
import { targetsOf } from '../crawl/html.ts'
import { documentPages } from '../crawl/indexing.ts'
import { type Finding, grouped, onOtherPages, type Rule } from '../finding.ts'

/** One finding for each target, however many links and pages lead there. */
function perTarget(
  crawl: Crawl,
  targetOf: (link: Link) => string,
  fault: (link: Link) => Omit<Finding, 'page'> | undefined,
): Finding[] {
  const links = documentPages(crawl).flatMap(({ linksOut }) => linksOut)
  return [...grouped(links, targetOf).values()].flatMap((same) => {
    const [first] = same
    const finding = first && fault(first)
    if (!finding) return []
    return [
      { ...finding, page: pathOf(first.from), problem: finding.problem + onOtherPages(same.map(({ from }) => from)) },
    ]
  })
}

const byAddress = ({ to }: Link) => to
const byFragment = ({ to, fragment }: Link) => `${to}#${fragment}`

const named = ({ text, href }: Link) => `The link "${text.length > 60 ? `${text.slice(0, 60)}…` : text}" to ${href}`

const isBroken = ({ failure, status }: Page) => failure !== undefined || status >= 400

export const brokenLinks: Rule = (crawl) =>
  perTarget(crawl, byAddress, (link) => {
    const target = crawl.pages.get(link.to)
    if (!target || !isBroken(target)) return undefined
    return {
      problem: `${named(link)} is broken: the address ${target.failure ?? `answers ${target.status}`}.`,
      remedy: 'Correct the address or take the link out.',
    }
  })

export const brokenAnchors: Rule = (crawl) => {
  const targets = new Map(documentPages(crawl).map(({ address, document }) => [address, targetsOf(document.tree)]))
  return perTarget(crawl, byFragment, (link) => {
    const ids = targets.get(crawl.pages.get(link.to)?.finalAddress ?? '')
    // "#top" leads to the top of a page without any such id (HTML, 7.4.6.3).
    if (link.fragment === '' || link.fragment.toLowerCase() === 'top' || !ids || ids.has(link.fragment))
      return undefined
    return {
      problem: `${named(link)} leads to an id that ${pathOf(link.to)} does not have.`,
      remedy: `Give the section the id "${link.fragment}" or correct the link.`,
    }
  })
}

/** Says nothing on redirects that end nowhere: those links are broken. */
export const redirectedLinks: Rule = (crawl) =>
  perTarget(crawl, byAddress, (link) => {
    const target = crawl.pages.get(link.to)
    const [first] = target?.redirects ?? []
    if (!target || !first || isBroken(target)) return undefined
    const end = target.finalAddress.startsWith(`${crawl.origin}/`) ? pathOf(target.finalAddress) : target.finalAddress
    return { problem: `${named(link)} answers ${first.status} and leads on to ${end}.`, remedy: `Link to ${end}.` }
  })
