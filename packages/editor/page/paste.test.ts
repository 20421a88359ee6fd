import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { plainTables, tableIn } from './paste.ts'

test('a table in plain text becomes a table of Markdown', () => {
  expect(tableIn('Word\tClicks\r\nparts\t31\r\na|b\t22\r\n')).toBe(
    '\n| Word | Clicks |\n| --- | --- |\n| parts | 31 |\n| a\\|b | 22 |\n',
  )
})

test.each(['', 'A sentence.', 'Two\nlines', 'one\trow', 'a\tb\nc'])('%j is no table', (text) => {
  expect(tableIn(text)).toBeUndefined()
})

test('a table of a word processor keeps its words and gets a head', () => {
  const { document } = parseHTML(
    '<!doctype html><html><body><p class="MsoNormal">Before</p><table style="width:9cm"><tbody><tr><td><p><b>Word</b></p></td><td>Clicks</td></tr>' +
      '<tr><td><span>new\n parts</span></td><td>31</td></tr></tbody></table></body></html>',
  )
  expect(plainTables(document)).toMatch(
    /<table[^>]*><tr><th>Word<\/th><th>Clicks<\/th><\/tr><tr><td>new parts<\/td><td>31<\/td><\/tr><\/table>$/,
  )
  expect(plainTables(parseHTML('<html><body><p>Text</p></body></html>').document)).toBeUndefined()
})
