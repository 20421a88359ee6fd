import { selectAll } from 'hast-util-select'
import { siteAddress } from './addresses.ts'
import type { Crawl, HtmlDocument, Link, Origins, Page } from './crawl-result.ts'
import { attribute, textOf } from './html.ts'

/** What one address answered. */
export type Visit = {
  status: number
  failure?: string
  location?: string
  robotsHeader: string
  document?: HtmlDocument
}

/** Browsers give up later (20), but no page needs a fifth. */
const MOST_REDIRECTS = 5

/** The links of a page that stay on the site, in the order they stand. */
export function linksOf(address: string, { tree }: HtmlDocument, origins: Origins): Link[] {
  return selectAll('a[href], area[href]', tree).flatMap((element) => {
    const href = attribute(element, 'href') ?? ''
    const target = siteAddress(href, address, origins)
    return target ? [{ from: address, to: target.address, fragment: target.fragment, href, text: textOf(element) }] : []
  })
}

function follow(
  start: string,
  visits: Map<string, Visit>,
  origins: Origins,
): Pick<Page, 'status' | 'failure' | 'redirects' | 'finalAddress'> {
  const redirects: Page['redirects'] = []
  let at = start
  for (;;) {
    const visit = visits.get(at)
    const status = visit?.status ?? redirects.at(-1)?.status ?? 0
    if (!visit || status < 300 || status > 399)
      return { status, redirects, finalAddress: at, ...(visit?.failure ? { failure: visit.failure } : {}) }
    if (visit.location === undefined || !URL.canParse(visit.location, at))
      return { status, redirects, finalAddress: at, failure: `answers ${status} without saying where to go` }
    const to = siteAddress(visit.location, at, origins)?.address ?? new URL(visit.location, at).href
    if (to === start || redirects.some((redirect) => redirect.to === to))
      return { status, redirects, finalAddress: at, failure: 'redirects in a circle' }
    redirects.push({ status, to })
    if (redirects.length > MOST_REDIRECTS)
      return { status, redirects, finalAddress: to, failure: `redirects more than ${MOST_REDIRECTS} times` }
    at = to
  }
}

/** Clicks from the home page: breadth first, where a redirect costs nothing. */
function measureDepth(pages: Map<string, Page>, home: string): void {
  let level = [home]
  for (let depth = 0; level.length > 0; depth++) {
    const next: string[] = []
    for (const address of level) {
      const page = pages.get(address)
      if (!page || page.depth !== undefined) continue
      page.depth = depth
      const end = pages.get(page.finalAddress)
      if (end && end !== page && end.depth === undefined) end.depth = depth
      next.push(...(end ?? page).linksOut.map(({ to }) => to))
    }
    level = next
  }
}

/** Puts the answers together into what the rules read: redirects followed, links known at both ends, depth measured. */
export function assemble(visits: Map<string, Visit>, rest: Omit<Crawl, 'pages'>): Crawl {
  const pages = new Map<string, Page>()
  for (const [address, { document, robotsHeader }] of visits) {
    const linksOut = document ? linksOf(address, document, rest) : []
    pages.set(address, {
      address,
      ...follow(address, visits, rest),
      ...(document ? { document } : {}),
      robotsHeader,
      linksOut,
      linksIn: [],
    })
  }
  for (const page of pages.values()) {
    for (const link of page.linksOut) {
      const target = pages.get(link.to)
      target?.linksIn.push(link)
      const end = target && pages.get(target.finalAddress)
      if (end && end !== target) end.linksIn.push(link)
    }
  }
  measureDepth(pages, `${rest.origin}/`)
  return { ...rest, pages }
}
