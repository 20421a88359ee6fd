import { pathOf, siteAddress } from './addresses.ts'
import type { Origins, Sitemap } from './crawl-result.ts'
import type { Answer } from './request.ts'
import { parseSitemap } from './sitemap-file.ts'

/** An index names sitemaps; more than these are not read. */
const MOST_FILES = 20

/**
 * Reads the sitemaps of a site, those named in an index included.
 * @param named what robots.txt names; without any, /sitemap.xml is tried
 */
export async function readSitemap(
  named: string[],
  origins: Origins,
  ask: (address: string) => Promise<Answer>,
): Promise<Sitemap> {
  const sitemap: Sitemap = { entries: [], problems: [] }
  const queue = named.length > 0 ? [...named] : ['/sitemap.xml']
  const read = new Set<string>()
  for (let loc = queue.shift(); loc !== undefined; loc = queue.shift()) {
    const address = siteAddress(loc, `${origins.origin}/`, origins)?.address
    if (address === undefined) sitemap.problems.push(`The sitemap ${loc} is not on this site.`)
    if (address === undefined || read.has(address) || read.size === MOST_FILES) continue
    read.add(address)
    const answer = await ask(address)
    const file = answer.status === 200 ? parseSitemap(answer.body) : undefined
    if (answer.status !== 200)
      sitemap.problems.push(`The sitemap ${pathOf(address)} ${answer.failure ?? `answers ${answer.status}`}.`)
    else if (!file) sitemap.problems.push(`${pathOf(address)} is not a sitemap.`)
    else if (file.kind === 'index') queue.push(...file.entries.map((entry) => entry.loc))
    else
      for (const entry of file.entries) {
        const target = URL.canParse(entry.loc) ? siteAddress(entry.loc, address, origins)?.address : undefined
        sitemap.entries.push({ ...entry, ...(target === undefined ? {} : { address: target }) })
      }
  }
  return sitemap
}
