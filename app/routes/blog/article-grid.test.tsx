import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { articleById } from '../../lib/content/library.server.ts'
import { ArticleGrid } from './article-grid.tsx'

const drawn = (count: number) => {
  const summary = articleById('seo-1')?.summary
  if (!summary) throw new Error('There is no article seo-1.')
  const articles = Array.from({ length: count }, (_, at) => ({ ...summary, id: `seo-${at}` }))
  const Page = createRoutesStub([{ path: '/', Component: () => <ArticleGrid articles={articles} /> }])
  const html = renderToStaticMarkup(<Page />)
  return { cards: html.match(/<li\b[^>]*><article/g)?.length, button: /Show [^<]*/.exec(html)?.[0] }
}

it('draws thirty articles and no button', () => {
  expect(drawn(30)).toEqual({ cards: 30, button: undefined })
})

it('draws a long list in steps', () => {
  expect(drawn(1000)).toEqual({ cards: 30, button: 'Show 30 more of 1000' })
  expect(drawn(41)).toEqual({ cards: 30, button: 'Show 11 more of 41' })
})
