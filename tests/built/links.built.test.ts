import { LinkChecker } from 'linkinator'
import { expect, test } from 'vitest'
import { sitemapPaths } from '../pages.ts'
import { startOwn } from '../serving/servers.ts'
import { builtPage, builtPaths, client } from './built-page.ts'

const MOST_CLICKS = 3
const { origin } = new URL(builtPage('/').querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '')

/** Other sites are not asked. What leads to this one in full, as canonical addresses and the feed do, is asked here. */
test('whatever pages, feed and sitemap link to is there, ids included', async () => {
  const { port, stop } = await startOwn(`${client}/..`)
  const here = `http://localhost:${port}`
  // The not-found pages cannot be asked for; their links are those of every header and footer.
  const paths = builtPaths().filter((path) => !path.endsWith('/404'))
  const { links } = await new LinkChecker().check({
    path: [...paths, '/feed.xml', '/sitemap.xml'].map((path) => here + path),
    checkFragments: true,
    concurrency: 20,
    urlRewriteExpressions: [{ pattern: new RegExp(`^${RegExp.escape(origin)}`), replacement: here }],
    linksToSkip: async (link) => !link.startsWith(here),
  })
  await stop()
  const dead = links.filter(({ state, parent }) => state === 'BROKEN' && parent !== undefined)
  expect(dead.map(({ url, parent }) => `${parent} links to ${url}`)).toEqual([])
})

test('links name a page by its one address, and every page of the map is few clicks from the home page', () => {
  const known = new Set(builtPaths())
  const clicks = new Map([['/', 0]])
  // A Map also iterates over entries that are added on the way.
  for (const [path, distance] of clicks)
    for (const link of builtPage(path).querySelectorAll('a[href]')) {
      const { origin: site, pathname } = new URL(link.getAttribute('href') ?? '', origin + path)
      if (site !== origin || /\.\w+$/.test(pathname)) continue
      expect(known, `the link on ${path}`).toContain(pathname)
      if (!clicks.has(pathname)) clicks.set(pathname, distance + 1)
    }
  expect(sitemapPaths().filter((path) => (clicks.get(path) ?? Number.POSITIVE_INFINITY) > MOST_CLICKS)).toEqual([])
})
