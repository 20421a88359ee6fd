import type { ArticleSummary } from '../../src/lib/article-summary.ts'

/** What lists know of an article, in a sentence about shops. */
export const summary: ArticleSummary = {
  id: 'seo-1',
  title: 'A title',
  excerpt: 'About shops',
  image: '/pictures/cover-seo-1.svg',
  imageAlt: '',
  author: { name: 'Ada Byron', role: 'Search lead' },
  date: '2026-05-12',
  readTime: '5 min read',
  category: 'seo',
  categoryLabel: 'SEO & Growth',
  tags: ['One', 'Two'],
}
