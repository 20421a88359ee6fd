import { expect, it } from 'vitest'
import { table, withResults } from './report.ts'

it('pads a table and sets figures to the right', () => {
  const columns = [
    { heading: 'page', side: 'left' as const },
    { heading: 'ms', side: 'right' as const },
  ]
  expect(
    table(columns, [
      ['/blog', '7'],
      ['/', '1200'],
    ]),
  ).toBe(['| page  |   ms |', '| ----- | ---: |', '| /blog |    7 |', '| /     | 1200 |'].join('\n'))
})

it('replaces one part’s results and leaves the prose and the other parts', () => {
  const before =
    'a\n<!-- bench: pages -->\nold\n<!-- /bench: pages -->\nb\n<!-- bench: scale -->\nkept\n<!-- /bench: scale -->\n'
  const after = withResults(before, 'pages', 'new $1')
  expect(after).toBe(before.replace('\nold\n', () => '\n\nnew $1\n\n'))
  expect(withResults(after, 'pages', 'new $1')).toBe(after)
})

it('says which marker is missing', () => {
  expect(() => withResults('prose', 'scale', '')).toThrow('<!-- bench: scale --> and <!-- /bench: scale -->')
})
