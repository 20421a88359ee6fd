import { describe, expect, it } from 'vitest'
import { cleanPages, noindex, ORIGIN, pageOf, siteOf } from '../../tests/samples/audited-site.ts'
import { isAbsolute, within } from './site.ts'

it('reads a folder as the addresses that a host serves', () => {
  const files = { 'admin/index.html': '', 'admin.html': '', 'admin/x/y.html': '', 'assets/a.js': '' }
  const { pages, paths, origin } = siteOf({ ...cleanPages('/blog/seo/a', '/my-index'), '/404': '' }, files)
  expect([...pages.keys()]).toEqual(['/', '/blog/seo/a', '/my-index', '/404'])
  for (const path of ['/admin/', '/admin', '/admin/x/y', '/assets/a.js', '/sitemap.xml']) expect(paths).toContain(path)
  for (const path of ['/index.html', '/my-index.html', '/admin/index']) expect(paths).not.toContain(path)
  expect(origin).toBe(ORIGIN)
})

it('takes pages for indexable that search engines may list under their own address', () => {
  const { indexable } = siteOf({
    ...cleanPages('/a'),
    '/thanks': pageOf({ path: '/thanks', head: noindex.toUpperCase() }),
    '/none': pageOf({ path: '/none', head: '<meta name="googlebot" content="none">' }),
    '/second/a': pageOf({ path: '/second/a', canonical: `${ORIGIN}/a` }),
    '/astray': pageOf({ path: '/astray', canonical: `${ORIGIN}/gone` }),
    '/bare': pageOf({ path: '/bare', canonical: '' }),
  })
  expect(indexable.map(({ path }) => path)).toEqual(['/', '/a', '/astray', '/bare'])
})

describe('within', () => {
  it.each([
    ['/a?search=x#part', { path: '/a', fragment: 'part' }],
    ['b', { path: '/blog/b', fragment: '' }],
    ['#gr%C3%B6%C3%9Fe', { path: '/blog/a', fragment: 'größe' }],
    ['#50%', { path: '/blog/a', fragment: '50%' }],
    ['#part:~:text=word', { path: '/blog/a', fragment: 'part' }],
    [`${ORIGIN}/größe`, { path: '/größe', fragment: '' }],
    ['https://other.example/a', undefined],
    ['mailto:a@site.example', undefined],
    ['https://', undefined],
  ])('%s', (href, expected) => {
    expect(within(ORIGIN, href, '/blog/a')).toEqual(expected)
  })
})

it.each([
  ['https://a.example/', true],
  ['/a', false],
  ['//a.example/', false],
  ['mailto:a@b.example', false],
])('%s is absolute: %s', (href, expected) => {
  expect(isAbsolute(href)).toBe(expected)
})
