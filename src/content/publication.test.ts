import { expect, it } from 'vitest'
import { readContent } from './loader.ts'
import { publicationState, published } from './publication.ts'

const TODAY = '2026-03-04'

it.each([
  [{}, ''],
  [{ date: '2026-03-04' }, ''],
  [{ date: '2026-03-05' }, '2026-03-05'],
  [{ date: '2020-01-01', draft: true }, 'draft'],
  [{ date: '2026-03-04', draft: false }, ''],
])('%o is published on “%s”', (data, day) => {
  expect(publicationState({ data }, TODAY)).toBe(day)
})

it('what waits is no part of the published content', () => {
  const content = readContent('.')
  const newest = content.articles
    .map(({ data }) => data.date)
    .sort()
    .at(-1)
  expect(published(content, newest).articles).toEqual(content.articles)
  expect(published(content, '2026-01-01').articles.map(({ data }) => data.date > '2026-01-01')).not.toContain(true)
  expect(published(content, '2026-01-01').plans).toEqual(content.plans)
})
