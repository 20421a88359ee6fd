import { describe, expect, it } from 'vitest'
import { CANONICAL, cleanPages, ORIGIN, pageOf, siteOf } from '../sample-site.ts'
import { canonicalLinks, sharedAddresses } from './canonicals.ts'

const on = (page: string, text: string) => [expect.objectContaining({ page, problem: expect.stringContaining(text) })]
const noindex = '<meta name="robots" content="noindex">'

describe('canonicalLinks', () => {
  it.each([
    ['', 'no canonical'],
    ['/a', 'not absolute'],
    ['//site.example/a', 'not absolute'],
    ['https://other.example/a', 'another site'],
    [`${ORIGIN}/a`, 'another site'],
    [`${CANONICAL}/gone`, 'answers 404'],
    [`${CANONICAL}/moved`, 'answers 301'],
    [`${CANONICAL}/a.pdf`, 'is not a page'],
  ])('finds "%s"', (canonical, text) => {
    const site = siteOf({
      ...cleanPages('/a'),
      '/a': pageOf({ path: '/a', canonical }),
      '/gone': { status: 404 },
      '/moved': { status: 301, location: '/' },
      '/a.pdf': {},
    })
    expect(canonicalLinks(site)).toEqual(on('/a', text))
  })

  it('finds two', () => {
    expect(
      canonicalLinks(siteOf({ '/': pageOf({ path: '/', head: `<link rel="canonical" href="${CANONICAL}/x">` }) })),
    ).toEqual(on('/', '2 canonical'))
  })

  it('accepts another page of the site, and none on a page that is not listed', () => {
    const site = siteOf({
      ...cleanPages('/a'),
      '/a?search=x': pageOf({ path: '/a', canonical: `${CANONICAL}/a` }),
      '/thanks': pageOf({ path: '/thanks', canonical: '', head: noindex }),
    })
    expect(canonicalLinks(site)).toEqual([])
  })

  it('takes the audited origin for granted where the site stands at its own', () => {
    const site = siteOf({ '/': pageOf({ path: '/', canonical: `${ORIGIN}/` }) }, { canonicalOrigin: ORIGIN })
    expect(canonicalLinks(site)).toEqual([])
  })
})

it('finds an og:url that is not the canonical address', () => {
  const page = pageOf({ path: '/' }).replace(`og:url" content="${CANONICAL}/`, `og:url" content="${CANONICAL}/home`)
  expect(sharedAddresses(siteOf({ '/': page }))).toEqual(on('/', '/home'))
  expect(sharedAddresses(siteOf({ '/': page.replace('og:url', 'og:other') }))).toEqual([])
})
