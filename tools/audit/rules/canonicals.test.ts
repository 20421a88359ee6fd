import { describe, expect, it } from 'vitest'
import { cleanPages, noindex, ORIGIN, pageOf, siteOf } from '../../../tests/samples/audited-site.ts'
import { canonicalLinks, sharedAddresses } from './canonicals.ts'

const on = (page: string, text: string) => [{ page, problem: expect.stringContaining(text) }]

describe('canonicalLinks', () => {
  it.each([
    ['', 'no canonical'],
    ['/a', 'not absolute'],
    ['//site.example/a', 'not absolute'],
    ['https://other.example/a', 'another site'],
    [`${ORIGIN}/second`, 'has another'],
  ])('finds "%s"', (canonical, text) => {
    const second = pageOf({ path: '/second', canonical: `${ORIGIN}/` })
    const site = siteOf({ ...cleanPages('/a'), '/a': pageOf({ path: '/a', canonical }), '/second': second })
    expect(canonicalLinks(site)).toEqual(on('/a', text))
  })

  it('finds two', () => {
    const head = `<link rel="canonical" href="${ORIGIN}/x">`
    expect(canonicalLinks(siteOf({ '/': pageOf({ path: '/', head }) }))).toEqual(on('/', '2 canonical'))
  })

  it('finds one outside the head, where it says nothing', () => {
    const body = `<link rel="canonical" href="${ORIGIN}/">`
    expect(canonicalLinks(siteOf({ '/': pageOf({ path: '/', canonical: '', body }) }))).toEqual(on('/', 'no canonical'))
  })

  it('accepts another page of the site, and none on a page that is not listed', () => {
    const site = siteOf({
      ...cleanPages('/blog/a'),
      '/blog/seo/a': pageOf({ path: '/blog/seo/a', canonical: `${ORIGIN}/blog/a` }),
      '/thanks': pageOf({ path: '/thanks', canonical: '', head: noindex }),
    })
    expect(canonicalLinks(site)).toEqual([])
  })
})

it('finds an og:url that is not the canonical address', () => {
  const page = pageOf({ path: '/' }).replace(`og:url" content="${ORIGIN}/`, `og:url" content="${ORIGIN}/home`)
  expect(sharedAddresses(siteOf({ '/': page }))).toEqual(on('/', '/home'))
  expect(sharedAddresses(siteOf({ '/': page.replace('og:url', 'og:other') }))).toEqual([])
  expect(sharedAddresses(siteOf({ '/': page.replace('rel="canonical"', 'rel="other"') }))).toEqual([])
})
