import { search } from 'virtual:messages'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { summary } from '../../../tests/samples/summary.ts'
import { fill } from '../../lib/fill.ts'
import { ArticleGrid } from './results.tsx'

const rendered = (count: number) => {
  const articles = Array.from({ length: count }, (_, at) => ({ ...summary, id: `made-up-${at}` }))
  const html = renderToStaticMarkup(<ArticleGrid articles={articles} />)
  return { cards: html.match(/<li\b[^>]*><article/g)?.length, button: /<button[^>]*>([^<]*)/.exec(html)?.[1] }
}

it('draws a long list in steps', () => {
  expect(rendered(30)).toEqual({ cards: 30, button: undefined })
  expect(rendered(41)).toEqual({ cards: 30, button: fill(search.more, { n: 11, all: 41 }) })
})
