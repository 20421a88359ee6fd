import { describe, expect, it } from 'vitest'
import { pageOf, siteOf } from '../sample-site.ts'
import { brokenAnchors, brokenLinks, redirectedLinks } from './links.ts'

const home = (body: string) => pageOf({ path: '/', body })

describe('brokenLinks', () => {
  it('names a link whose target is not there, once for all pages', () => {
    const link = '<a href="/gone">Old offer</a>'
    const found = brokenLinks(
      siteOf({ '/': home(link), '/about': pageOf({ path: '/about', body: link }), '/gone': { status: 404 } }),
    )
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({
      page: '/',
      problem: expect.stringMatching(/"Old offer" to \/gone.*404.*1 other page/),
    })
  })

  it('follows absolute links on the address the site will have', () => {
    expect(
      brokenLinks(siteOf({ '/': home('<a href="https://site.example/gone">x</a>'), '/gone': { status: 410 } })),
    ).toHaveLength(1)
  })

  it.each([
    ['no answer', { status: 0, failure: 'did not answer within 10 s' }],
    ['a circle', { status: 301, location: '/odd' }],
    ['a redirect to nowhere', { status: 302 }],
  ])('counts %s as broken, and not as a redirect', (_, visit) => {
    const site = siteOf({ '/': home('<a href="/odd">x</a>'), '/odd': visit })
    expect(brokenLinks(site)).toHaveLength(1)
    expect(redirectedLinks(site)).toEqual([])
  })

  it('sees a broken end behind a redirect', () => {
    expect(
      brokenLinks(
        siteOf({
          '/': home('<a href="/old">x</a>'),
          '/old': { status: 301, location: '/new' },
          '/new': { status: 404 },
        }),
      ),
    ).toHaveLength(1)
  })

  it('says nothing on addresses that were not visited, files and other sites', () => {
    expect(
      brokenLinks(
        siteOf({
          '/': home(
            '<a href="/unvisited">x</a><a href="/a.pdf">x</a><a href="https://other.example/">x</a><a href="mailto:a@b.example">x</a>',
          ),
          '/a.pdf': {},
        }),
      ),
    ).toEqual([])
  })
})

describe('brokenAnchors', () => {
  const target = pageOf({ path: '/about', main: '<h1>About</h1><h2 id="team-größe">Team</h2><a name="old"></a>' })

  it.each(['/about#price', '#price', 'https://site.example/about#price', '/moved#price'])('finds %s', (href) => {
    const found = brokenAnchors(
      siteOf({ '/': home(`<a href="${href}">x</a>`), '/about': target, '/moved': { status: 301, location: '/about' } }),
    )
    expect(found).toEqual([expect.objectContaining({ page: '/', problem: expect.stringContaining('price') })])
  })

  it.each([
    '/about#team-größe',
    '/about#team-gr%C3%B6%C3%9Fe',
    '/about#old',
    '/about#',
    '#top',
    '/about#:~:text=Team',
    '/a.svg#icon',
  ])('accepts %s', (href) => {
    expect(brokenAnchors(siteOf({ '/': home(`<a href="${href}">x</a>`), '/about': target, '/a.svg': {} }))).toEqual([])
  })
})

describe('redirectedLinks', () => {
  it('names the end of the way', () => {
    const found = redirectedLinks(
      siteOf({
        '/': home('<a href="/a">x</a>'),
        '/a': { status: 301, location: '/b' },
        '/b': { status: 302, location: '/c' },
        '/c': pageOf({ path: '/c' }),
      }),
    )
    expect(found).toEqual([expect.objectContaining({ page: '/', remedy: 'Link to /c.' })])
  })

  it('names an address once, whatever part of it the links lead to', () => {
    const links = '<a href="/a#one">x</a><a href="/a#two">y</a>'
    expect(redirectedLinks(siteOf({ '/': home(links), '/a': { status: 301, location: '/' } }))).toHaveLength(1)
  })

  it('names an end on another site', () => {
    const found = redirectedLinks(
      siteOf({ '/': home('<a href="/a">x</a>'), '/a': { status: 301, location: 'https://other.example/x' } }),
    )
    expect(found[0]?.remedy).toBe('Link to https://other.example/x.')
  })
})
