import { expect, test } from 'vitest'
import { builtPage, words } from './built-page.ts'

/** Which page answers for which address, on each host, is asked in `tests/serving/`. */
test.each([
  ['/404', 'Oops! Page not found', '', '/'],
  [
    '/blog/404',
    'Article Not Found',
    "The article you're looking for doesn't exist or has been moved.",
    '/blog',
    'Return to Blog',
  ],
])('%s says that there is nothing, and leads on', (path, heading, text, target, label = '') => {
  const page = builtPage(path)
  expect(words(page.querySelector('h1'))).toBe(heading)
  expect(words(page.querySelector('main'))).toContain(text)
  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  const links = [...page.querySelectorAll(`main a[href="${target}"]`)].map((link) => words(link))
  expect(links.some((link) => link.includes(label))).toBe(true)
})

test.each([
  ['/blog/seo-1', 'Featured'],
  ['/blog/seo/seo-1', 'seo'],
  ['/blog/social/seo-1', 'social'],
  ['/blog/strategy/seo-1', 'strategy'],
])('the article at %s has the badge %s', (path, badge) => {
  const page = builtPage(path)
  expect([...page.querySelectorAll('article p, article span')].map((one) => words(one))).toContain(badge)
})
