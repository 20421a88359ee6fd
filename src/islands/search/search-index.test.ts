import { expect, it } from 'vitest'
import { dropdownFields, matching, type SearchEntry } from './search-index.ts'

const entry = (id: string, title: string, tags: string[] = []): SearchEntry => ({
  id,
  title,
  excerpt: 'About shops',
  category: 'seo',
  badge: 'Search',
  tags,
  route: `/blog/${id}`,
})
const entries = [
  entry('a', 'Keyword research'),
  entry('b', 'Costs (in $)', ['C++']),
  entry('c', 'Reels'),
  entry('d', 'An owner’s day'),
]
const ids = (term: string) => matching(entries, term, dropdownFields).map(({ id }) => id)

it.each([
  ['KEYWORD', ['a']],
  ['shops', ['a', 'b', 'c', 'd']],
  ['seo', ['a', 'b', 'c', 'd']],
  ['c++', ['b']],
  ['(in $)', ['b']],
  ['.*', []],
  ['  reels ', ['c']],
  ["owner's  day", ['d']],
])('finds %s as literal text', (term, found) => {
  expect(ids(term)).toEqual(found)
})
