import { expect, it } from 'vitest'
import { parseRobots } from './robots.ts'

const rules = (...lines: string[]) => parseRobots(['User-agent: *', ...lines].join('\n'))

it.each([
  ['/private', '/private/page', false],
  ['/private', '/', true],
  ['', '/', true],
  ['/', '/', false],
  ['/*.pdf$', '/a/b.pdf', false],
  ['/*.pdf$', '/a/b.pdf?download', true],
  ['/a*/c', '/ab/c/d', false],
  ['/a*/c', '/ab/d', true],
  ['/a$', '/a', false],
  ['/a$', '/ab', true],
  ['*?search=', '/blog?search=x', false],
])('Disallow: %s on %s', (path, address, allowed) => {
  expect(rules(`Disallow: ${path}`).allows(address)).toBe(allowed)
})

it('lets the longest path decide, and allow in a tie', () => {
  expect(rules('Disallow: /a', 'Allow: /a/b').allows('/a/b/c')).toBe(true)
  expect(rules('Allow: /a', 'Disallow: /a/b').allows('/a/b/c')).toBe(false)
  expect(rules('Disallow: /a', 'Allow: /a').allows('/a')).toBe(true)
})

it('reads the groups with its own name, and no others then', () => {
  const { allows } = parseRobots(
    'User-agent: other\nUser-agent: siteaudit # us\nDisallow: /a\n\nUser-agent: *\nDisallow: /\n\nUSER-AGENT: SiteAudit\r\nDISALLOW: /b',
  )
  expect(['/', '/a', '/b', '/c'].map(allows)).toEqual([true, false, false, true])
})

it('keeps groups of others apart', () => {
  expect(parseRobots('User-agent: BadBot\nDisallow: /\nUser-agent: *\nDisallow: /x').allows('/')).toBe(true)
})

it('lists sitemaps wherever they stand', () => {
  expect(
    parseRobots('Sitemap: https://a.example/one.xml\nUser-agent: *\nsitemap:https://a.example/two.xml').sitemaps,
  ).toEqual(['https://a.example/one.xml', 'https://a.example/two.xml'])
})
