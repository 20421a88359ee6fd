import { search } from 'virtual:messages'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ArticleSummary } from '../../lib/article-summary.ts'
import { fill } from '../../lib/fill.ts'
import { ArticleGrid } from './article-grid.tsx'

const article = (at: number): ArticleSummary => ({
  id: `made-up-${at}`,
  title: `Article ${at}`,
  excerpt: 'Made up for this test.',
  image: '/pictures/made-up.svg',
  imageAlt: 'Nothing',
  author: { name: 'Ada Byron', role: 'Tester' },
  date: '2026-01-01',
  readTime: '5 min read',
  category: 'seo',
  categoryLabel: 'SEO & Growth',
  tags: ['Tests'],
})

const drawn = (count: number) => {
  const articles = Array.from({ length: count }, (_, at) => article(at))
  const html = renderToStaticMarkup(<ArticleGrid articles={articles} />)
  return { cards: html.match(/<li\b[^>]*><article/g)?.length, button: /<button[^>]*>([^<]*)/.exec(html)?.[1] }
}

it('draws thirty articles and no button', () => {
  expect(drawn(30)).toEqual({ cards: 30, button: undefined })
})

it('draws a long list in steps', () => {
  expect(drawn(1000)).toEqual({ cards: 30, button: fill(search.more, { n: 30, all: 1000 }) })
  expect(drawn(41)).toEqual({ cards: 30, button: fill(search.more, { n: 11, all: 41 }) })
})
