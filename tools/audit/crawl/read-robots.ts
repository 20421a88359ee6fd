import { siteAddress } from './addresses.ts'
import { CrawlError } from './crawl-error.ts'
import type { Answer } from './request.ts'
import { parseRobots, type Robots, USER_AGENT } from './robots.ts'

/** As many as a crawler should follow (RFC 9309, 2.3.1.2). */
const MOST_REDIRECTS = 5

/**
 * Asks a site for its robots.txt. One that is not there, or not on the site, allows everything; one that fails allows
 * nothing (RFC 9309, 2.3.1).
 * @throws CrawlError where the home page may not be visited
 */
export async function readRobots(origin: string, ask: (address: string) => Promise<Answer>): Promise<Robots> {
  let address = `${origin}/robots.txt`
  let answer = await ask(address)
  for (let redirects = 0; answer.location !== undefined && redirects < MOST_REDIRECTS; redirects++) {
    const next = siteAddress(answer.location, address, { origin, canonicalOrigin: origin })
    if (!next) break
    address = next.address
    answer = await ask(address)
  }
  const { status, failure, body } = answer
  if (status < 200 || status >= 500)
    throw new CrawlError(`${address} ${failure ?? `answers ${status}`}, so nothing may be crawled.`)
  const robots = parseRobots(status < 300 ? body : '')
  if (!robots.allows('/')) throw new CrawlError(`${address} keeps ${USER_AGENT} away from the home page.`)
  return robots
}
