import { expect, test } from 'vitest'
import { builtPage, words } from './built-page.ts'

test.each([
  { path: '/blog/seo-growth', start: 'seo' },
  { path: '/blog/social-media', start: 'social' },
  { path: '/blog/digital-strategy', start: 'strategy' },
])('the hub $path has four features, its guide, five more articles in order, and the way back', ({ path, start }) => {
  const page = builtPage(path)
  const leading = (name: string) =>
    [...page.querySelectorAll('main a')]
      .filter((link) => words(link).startsWith(name))
      .map((link) => link.getAttribute('href') ?? '')
  expect(page.querySelector('h1')?.closest('section')?.querySelectorAll('li')).toHaveLength(4)
  expect(leading('Read Guide')).toEqual([`/blog/${start}-1`])
  expect(leading('Read Article')).toEqual([2, 3, 4, 5, 6].map((number) => `/blog/${start}-${number}`))
  const cards = [...page.querySelectorAll('main article')]
  expect(cards.map((card) => card.querySelectorAll('img').length)).toEqual([1, 1, 1, 1, 1, 1])
  expect(leading('←')).toEqual(['/blog'])
  expect(words(page.querySelector('main a[href="/blog"]'))).toContain('Back to All Articles')
})
