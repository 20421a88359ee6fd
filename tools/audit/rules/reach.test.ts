import { describe, expect, it } from 'vitest'
import { pageOf, siteOf } from '../sample-site.ts'
import { distantPages, orphans } from './reach.ts'

const linking = (path: string, ...to: string[]) =>
  pageOf({ path, body: to.map((href) => `<a href="${href}">x</a>`).join('') })
const pagesOf = (found: { page: string }[]) => found.map(({ page }) => page)

describe('orphans', () => {
  it('finds a page that only links to itself', () => {
    expect(
      pagesOf(orphans(siteOf({ '/': linking('/', '/a'), '/a': linking('/a'), '/lost': linking('/lost', '/lost') }))),
    ).toEqual(['/lost'])
  })

  it('counts a link through a redirect', () => {
    expect(
      orphans(siteOf({ '/': linking('/', '/old'), '/old': { status: 301, location: '/a' }, '/a': linking('/a') })),
    ).toEqual([])
  })

  it.each(['/thank-you', '/404', '/blog/404'])('lets %s stand alone', (path) => {
    expect(orphans(siteOf({ '/': linking('/'), [path]: linking(path) }))).toEqual([])
  })

  it('lets alone pages that search engines do not list, and other addresses of a page', () => {
    const hidden = pageOf({ path: '/hidden', head: '<meta name="robots" content="noindex, follow">' })
    const second = pageOf({ path: '/second', canonical: 'https://site.example/' })
    expect(orphans(siteOf({ '/': linking('/'), '/hidden': hidden, '/second': second }))).toEqual([])
  })
})

describe('distantPages', () => {
  const chain = {
    '/': linking('/', '/1'),
    '/1': linking('/1', '/2'),
    '/2': linking('/2', '/3'),
    '/3': linking('/3', '/4'),
    '/4': linking('/4'),
  }

  it('finds the fourth click by the shortest way', () => {
    const found = distantPages(siteOf(chain))
    expect(found).toEqual([expect.objectContaining({ page: '/4', problem: expect.stringContaining('4 clicks') })])
    expect(distantPages(siteOf({ ...chain, '/1': linking('/1', '/2', '/3') }))).toEqual([])
  })

  it('does not count a redirect as a click', () => {
    expect(distantPages(siteOf({ ...chain, '/3': { status: 301, location: '/4' } }))).toEqual([])
  })

  it('finds pages that only link to one another', () => {
    expect(
      pagesOf(distantPages(siteOf({ '/': linking('/'), '/x': linking('/x', '/y'), '/y': linking('/y', '/x') }))),
    ).toEqual(['/x', '/y'])
  })
})
