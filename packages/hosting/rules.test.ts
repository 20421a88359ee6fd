import { expect, test } from 'vitest'
import { addressForms, notFoundPage } from './rules.ts'

const site = {
  pages: ['/', '/about', '/blog', '/blog/a', '/blog/seo/a', '/blog/page/2', '/blog/seo-growth/page/2'],
  categories: ['seo'],
  articles: ['a'],
}
const forms = addressForms(site).map(({ pattern, address }) => ({ pattern: new RegExp(pattern, 'i'), address }))
const agreed = (path: string) => forms.find(({ pattern }) => pattern.test(path))?.address

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/About/', '/about'],
  ['//about/index.html', '/about'],
  ['/nowhere', undefined],
  ['/blog/A.html', '/blog/a'],
  ['/blog/SEO/a/', '/blog/seo/a'],
  ['/blog/other/a', '/blog/a'],
  ['/blog/other//A.html', '/blog/a'],
  ['/blog/other/b', undefined],
  ['/blog/other/more/a', undefined],
  ['/blog/page/2/', '/blog/page/2'],
  ['/blog/page/a', ''],
])('the agreed form of %s is %s', (path, address) => {
  expect(agreed(path)).toBe(address)
})

test.each([
  ['/nowhere', '/404.html'],
  ['/blog/nowhere', '/blog/404.html'],
  ['/Blog/seo/nowhere/', '/blog/404.html'],
  ['/blog/page/9', '/404.html'],
  ['/blog/seo-growth/page/9', '/404.html'],
  ['/blog/404', '/blog/404.html'],
  ['/404', '/404.html'],
])('for %s stands %s', (path, page) => {
  expect(notFoundPage(path)).toBe(page)
})
