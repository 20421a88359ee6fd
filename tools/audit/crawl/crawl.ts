import { isAbsolute, isLoopback, pathOf, siteAddress } from './addresses.ts'
import { assemble, linksOf, type Visit } from './assemble.ts'
import { CrawlError } from './crawl-error.ts'
import type { Crawl, Origins } from './crawl-result.ts'
import { canonicalsOf, metaOf, readHtml } from './html.ts'
import { readRobots } from './read-robots.ts'
import { readSitemap } from './read-sitemap.ts'
import { type Answer, request } from './request.ts'

export type CrawlLimits = {
  /** Addresses at most, pages and other files together. */
  pages: number
  /** Requests under way at the same time. */
  atOnce: number
  /** Milliseconds for a request. */
  timeout: number
}

const LIMITS: CrawlLimits = { pages: 500, atOnce: 2, timeout: 10_000 }

function visitOf({ status, failure, location, contentType, robotsHeader, body }: Answer): Visit {
  const html = status === 200 && contentType.startsWith('text/html')
  return {
    status,
    ...(failure ? { failure } : {}),
    ...(location ? { location } : {}),
    robotsHeader,
    ...(html ? { document: readHtml(body) } : {}),
  }
}

/** On loopback the site is judged as the one its home page says it will be. */
function originsFrom(home: Visit, origin: string): Origins {
  const canonical = home.document && canonicalsOf(home.document.tree)[0]
  return {
    origin,
    canonicalOrigin: canonical && isAbsolute(canonical) && isLoopback(origin) ? new URL(canonical).origin : origin,
  }
}

async function inTurn(queue: string[], atOnce: number, work: (address: string) => Promise<void>): Promise<void> {
  while (queue.length > 0) await Promise.all(queue.splice(0, atOnce).map(work))
}

function insistOnHome({ pages, origin }: Crawl): void {
  const page = pages.get(`${origin}/`)
  if (!page || pages.get(page.finalAddress)?.document) return
  const { redirects, failure, status, finalAddress } = page
  const answer =
    failure ??
    (redirects.length > 0
      ? `redirects to ${finalAddress}, which is no page of ${origin}`
      : status === 200
        ? 'is not an HTML page'
        : `answers ${status}`)
  throw new CrawlError(`${origin}/ ${answer}.`)
}

/**
 * Visits a site from its home page, never leaving its origin: first what links lead to, then what only the sitemap and
 * `paths` name, then the share images.
 * @param origin such as https://www.example.com
 * @param paths further addresses of the site to visit, from the root
 * @throws CrawlError where robots.txt fails or forbids the home page, or the home page is no page
 */
export async function crawlSite(
  origin: string,
  paths: string[] = [],
  limits: Partial<CrawlLimits> = {},
): Promise<Crawl> {
  const { pages: most, atOnce, timeout } = { ...LIMITS, ...limits }
  const home = `${origin}/`
  const ask = (address: string) => request(address, { timeout })
  const robots = await readRobots(origin, ask)
  const first = visitOf(await ask(home))
  const origins = originsFrom(first, origin)
  const sitemap = await readSitemap(robots.sitemaps, origins, ask)
  const visits = new Map<string, Visit>()
  const known = new Set([home])
  const refused = new Set<string>()
  const leftOut = new Set<string>()
  const images = new Map<string, number>()
  const queue: string[] = []

  const enqueue = (address: string | undefined) => {
    if (address === undefined || known.has(address)) return
    if (!robots.allows(pathOf(address))) refused.add(address)
    else if (known.size >= most) leftOut.add(address)
    else {
      known.add(address)
      queue.push(address)
    }
  }
  const record = (address: string, visit: Visit) => {
    visits.set(address, visit)
    if (visit.location) enqueue(siteAddress(visit.location, address, origins)?.address)
    if (!visit.document) return
    for (const { to } of linksOf(address, visit.document, origins)) enqueue(to)
    for (const canonical of canonicalsOf(visit.document.tree))
      enqueue(siteAddress(canonical, address, origins)?.address)
  }
  const visitAll = () => inTurn(queue, atOnce, async (address) => record(address, visitOf(await ask(address))))

  record(home, first)
  await visitAll()
  if (!first.document) insistOnHome(assemble(visits, { ...origins, sitemap, images, refused, leftOut }))
  for (const { address } of sitemap.entries) enqueue(address)
  for (const path of paths) enqueue(siteAddress(path, home, origins)?.address)
  await visitAll()

  for (const [address, { document }] of visits) {
    const image = document && siteAddress(metaOf(document.tree, 'og:image') || '#', address, origins)?.address
    if (image && image !== address && robots.allows(pathOf(image))) images.set(image, 0)
  }
  await inTurn(
    [...images.keys()],
    atOnce,
    async (address) => void images.set(address, (await request(address, { timeout, wantsBody: false })).status),
  )
  return assemble(visits, { ...origins, sitemap, images, refused, leftOut })
}
