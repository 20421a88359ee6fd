import { expect, it } from 'vitest'
import { summary } from '../../../tests/samples/summary.ts'
import { matching, type SearchEntry, wordsOf } from './search-index.ts'

const entry = (id: string, title: string, tags: string[] = []): SearchEntry => ({
  ...summary,
  id,
  title,
  tags,
  route: `/blog/${id}`,
})
const entries = [
  entry('a', 'Keyword research'),
  entry('b', 'Costs (in $)', ['C++', 'Café']),
  entry('c', 'Reels 😀'),
  entry('d', 'An owner’s day'),
  entry('e', 'ภาษาไทย and 中文标题'),
]
const all = ['a', 'b', 'c', 'd', 'e']

it.each([
  ['KEYWORD', ['a']],
  ['shops', all],
  ['seo', all],
  ['SEO & Growth', all],
  ['c++', ['b']],
  ['.*', []],
  ['  reels ', ['c']],
  ["owner's  day", ['d']],
  ['research about', ['a']],
  ['research zzz', []],
  ['Cafe\u0301', ['b']],
  ['kéyword', ['a']],
  ['ｋｅｙｗｏｒｄ', ['a']],
  ['😀', ['c']],
  ['中文', ['e']],
])('finds the words of %j as literal text', (term, found) => {
  expect(matching(entries, term).map(({ id }) => id)).toEqual(found)
})

it('spaces alone are no search', () => {
  expect(wordsOf(' \u00a0\t\u3000')).toEqual([])
})
