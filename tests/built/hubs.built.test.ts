import { describe, expect, test } from 'vitest'
import { builtPage, builtPaths, words } from './built-page.ts'

const hubs = [
  { path: '/blog/seo-growth', start: 'seo' },
  { path: '/blog/social-media', start: 'social' },
  { path: '/blog/digital-strategy', start: 'strategy' },
]

describe.each(hubs)('the hub $path', ({ path, start }) => {
  const page = builtPage(path)
  const leading = (name: string) =>
    [...page.querySelectorAll('main a')]
      .filter((link) => words(link).startsWith(name))
      .map((link) => link.getAttribute('href'))

  test('has one heading and four features', () => {
    expect(page.querySelectorAll('h1')).toHaveLength(1)
    const opening = page.querySelector('h1')?.closest('section')
    expect(opening?.querySelectorAll('li')).toHaveLength(4)
  })

  test('leads to its guide and to five more articles, in order', () => {
    expect(leading('Read Guide')).toEqual([`/blog/${start}-1`])
    expect(leading('Read Article')).toEqual([2, 3, 4, 5, 6].map((number) => `/blog/${start}-${number}`))
    const paths = builtPaths()
    for (const to of [...leading('Read Guide'), ...leading('Read Article')]) expect(paths).toContain(to)
  })

  test('shows a picture on each card', () => {
    const cards = [...page.querySelectorAll('main article')]
    expect(cards).toHaveLength(6)
    for (const card of cards) expect(card.querySelectorAll('img'), words(card)).toHaveLength(1)
  })

  test('leads back to all articles', () => {
    expect(leading('←')).toEqual(['/blog'])
    expect(words(page.querySelector('main a[href="/blog"]'))).toContain('Back to All Articles')
  })
})
