import { describe, expect, it } from 'vitest'
import { CANONICAL, cleanPages, ORIGIN, pageOf, siteOf } from '../sample-site.ts'
import { missingInSitemap, sitemapEntries } from './sitemap.ts'

const on = (page: string, text: string) => [expect.objectContaining({ page, problem: expect.stringContaining(text) })]
const noindex = '<meta name="robots" content="noindex">'

describe('sitemapEntries', () => {
  const listing = (loc: string, lastmod?: string) => ({
    sitemap: {
      problems: [],
      entries: [{ loc, address: loc.replace(CANONICAL, ORIGIN), ...(lastmod === undefined ? {} : { lastmod }) }],
    },
  })
  const answers = {
    ...cleanPages('/a'),
    '/gone': { status: 404 },
    '/moved': { status: 308, location: '/a' },
    '/thanks': pageOf({ path: '/thanks', head: noindex }),
    '/second': pageOf({ path: '/second', canonical: `${CANONICAL}/a` }),
  }

  it.each([
    ['/gone', 'answers 404'],
    ['/moved', 'answers 308'],
    ['/thanks', 'noindex'],
    ['/second', 'canonical address is /a'],
  ])('finds %s', (path, text) => {
    expect(sitemapEntries(siteOf(answers, listing(CANONICAL + path)))).toEqual(on(path, text))
  })

  it('finds what robots.txt refuses', () => {
    expect(
      sitemapEntries(siteOf(answers, { ...listing(`${CANONICAL}/x`), refused: new Set([`${ORIGIN}/x`]) })),
    ).toEqual(on('/x', 'robots.txt'))
  })

  it.each(['2024-13-01', 'yesterday', '2024-01-01T10:00'])('finds the date %s', (date) => {
    expect(sitemapEntries(siteOf(answers, listing(`${CANONICAL}/a`, date)))).toEqual(on('/a', date))
  })

  it.each(['2024', '2024-02-29', '2024-01-01T10:00:00+01:00'])('accepts the date %s', (date) => {
    expect(sitemapEntries(siteOf(answers, listing(`${CANONICAL}/a`, date)))).toEqual([])
  })

  it.each(['/a', 'https://other.example/a'])('finds the entry %s', (loc) => {
    expect(sitemapEntries(siteOf(answers, { sitemap: { problems: [], entries: [{ loc }] } }))).toEqual(on('/', loc))
  })

  it('reports a file that could not be read', () => {
    expect(
      sitemapEntries(
        siteOf(answers, { sitemap: { entries: [], problems: ['The sitemap /sitemap.xml answers 404.'] } }),
      ),
    ).toEqual(on('/', '/sitemap.xml'))
  })
})

describe('missingInSitemap', () => {
  it('finds pages that may be listed, and those only', () => {
    const site = siteOf(
      {
        ...cleanPages('/a'),
        '/thanks': pageOf({ path: '/thanks', head: noindex }),
        '/second': pageOf({ path: '/second', canonical: `${CANONICAL}/a` }),
        '/gone': { status: 404 },
      },
      { sitemap: { problems: [], entries: [{ loc: `${CANONICAL}/`, address: `${ORIGIN}/` }] } },
    )
    expect(missingInSitemap(site)).toEqual(on('/a', 'sitemap'))
  })

  it('takes an empty sitemap at its word', () => {
    expect(missingInSitemap(siteOf(cleanPages('/a'), { sitemap: { entries: [], problems: [] } }))).toHaveLength(2)
  })

  it('leaves it at one finding where there is no sitemap', () => {
    expect(missingInSitemap(siteOf(cleanPages('/a'), { sitemap: { entries: [], problems: ['None.'] } }))).toEqual([])
  })
})
