import { describe, expect, it } from 'vitest'
import { cleanPages, noindex, ORIGIN, pageOf, sitemapOf, siteOf } from '../../../tests/samples/audited-site.ts'
import { sitemap } from './sitemap.ts'

const pages = {
  ...cleanPages('/a'),
  '/thanks': pageOf({ path: '/thanks', head: noindex }),
  '/second': pageOf({ path: '/second', canonical: `${ORIGIN}/a` }),
}
const entry = (loc: string, lastmod = '') => `<url><loc>${loc}</loc>${lastmod && `<lastmod>${lastmod}</lastmod>`}</url>`
const listing = (...entries: string[]) => ({ 'sitemap.xml': sitemapOf(entry(`${ORIGIN}/`), ...entries) })
const found = (...entries: string[]) => sitemap(siteOf(pages, listing(...entries)))
const inSitemap = (text: string) => [{ page: '/sitemap.xml', problem: expect.stringContaining(text) }]
const a = entry(`${ORIGIN}/a`)

describe('sitemap', () => {
  it.each(['/gone', '/thanks', '/second', '/a/'])('finds the entry %s, which may not be listed', (path) => {
    expect(found(a, entry(ORIGIN + path))).toEqual(inSitemap(`lists ${path},`))
  })

  it.each(['/a', 'https://other.example/a', ''])('finds "%s", which is no address', (loc) => {
    expect(found(a, entry(loc))).toEqual(inSitemap(`"${loc}"`))
  })

  it.each(['2024-13-01', 'yesterday', '2024-01-01T10:00'])('finds the date %s', (date) => {
    expect(found(entry(`${ORIGIN}/a`, date))).toEqual(inSitemap(`/a the date "${date}"`))
  })

  it.each(['2024', '2024-02-29', '2024-01-01T10:00:00+01:00'])('accepts the date %s', (date) => {
    expect(found(entry(`${ORIGIN}/a`, date))).toEqual([])
  })

  it('finds pages that may be listed and are not, and those only', () => {
    expect(found()).toEqual([{ page: '/a', problem: expect.stringContaining('lacks it') }])
  })

  it('finds that there is none', () => {
    const { paths, ...site } = siteOf(pages)
    const without = new Set([...paths].filter((path) => path !== '/sitemap.xml'))
    expect(sitemap({ ...site, paths: without })).toEqual(inSitemap('no sitemap'))
  })
})
