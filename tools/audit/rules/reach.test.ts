import { expect, it } from 'vitest'
import { noindex, ORIGIN, pageOf, siteOf } from '../../../tests/samples/audited-site.ts'
import { reach } from './reach.ts'

const linking = (path: string, ...to: string[]) =>
  pageOf({ path, body: to.map((href) => `<a href="${href}">x</a>`).join('') })
const chain = {
  '/': linking('/', '/1'),
  '/1': linking('/1', '/2?a=b'),
  '/2': linking('/2', '/3#c'),
  '/3': linking('/3', `${ORIGIN}/4`),
  '/4': linking('/4'),
}

it('finds the fourth click by the shortest way', () => {
  expect(reach(siteOf(chain))).toEqual([{ page: '/4', problem: expect.stringContaining('4 clicks') }])
  expect(reach(siteOf({ ...chain, '/1': linking('/1', '/2', '/3') }))).toEqual([])
})

it('finds pages that link only to themselves or to one another', () => {
  const lost = { '/self': linking('/self', '/self'), '/x': linking('/x', '/y'), '/y': linking('/y', '/x', '/') }
  const home = pageOf({ path: '/', head: '<link rel="prefetch" href="/self">' })
  expect(reach(siteOf({ '/': home, ...lost })).map(({ page }) => page)).toEqual(['/self', '/x', '/y'])
})

it('lets alone pages that search engines do not list, and second addresses of a page', () => {
  const hidden = pageOf({ path: '/hidden', head: noindex })
  const second = pageOf({ path: '/second', canonical: `${ORIGIN}/` })
  expect(reach(siteOf({ '/': linking('/'), '/hidden': hidden, '/second': second }))).toEqual([])
})
