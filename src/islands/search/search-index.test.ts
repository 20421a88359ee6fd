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
const entries = [entry('a', 'Keyword research'), entry('b', 'Costs (in $)', ['C++']), entry('c', 'Reels')]
const ids = (term: string) => matching(entries, term, dropdownFields).map(({ id }) => id)

it.each([
  ['KEYWORD', ['a']],
  ['shops', ['a', 'b', 'c']],
  ['seo', ['a', 'b', 'c']],
  ['c++', ['b']],
  ['(in $)', ['b']],
  ['.*', []],
  ['  reels ', ['c']],
])('finds %s as literal text', (term, found) => {
  expect(ids(term)).toEqual(found)
})
