import { expect, test } from 'vitest'
import { firstMatch, redirectPatterns } from './hosting.ts'
import { sample } from './sample.ts'

/** What the patterns do in other hosts' engines, and the usual ways to write an address, is asked of the servers. */
const MANY = 200_000
test.each([
  ['/', undefined],
  ['/reindex', undefined],
  ['/a.b/c.html/', '/a.b/c'],
  ['/about/?a=/b/', '/about?a=/b/'],
  ['/a//b///c', '/a/b///c'],
  ['/old-name?utm=1', '/new-name?utm=1'],
  ['/old-name-2', undefined],
  ['/blog/other/a.json', undefined],
  ['/blog/other/more/a', undefined],
  ['//\\evil.example/', undefined],
  // A pattern that tried every way to divide these would take minutes.
  ['/'.repeat(MANY), '/'],
  [`${'/'.repeat(MANY)}\\`, undefined],
  [`/${'.html'.repeat(MANY)}\\`, undefined],
])('%.40s leads to %s', (target, location) => {
  expect(firstMatch(redirectPatterns(sample), target)).toBe(location)
})
