import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { withPlainTables } from './paste.ts'

const copied = (html: string) => withPlainTables(parseHTML(`<!doctype html><html><body>${html}</body></html>`).document)

test('a table of a word processor keeps its words and gets a head', () => {
  const rows =
    '<tr><td><p class="Mso"><b>Word</b></p></td><td>Clicks</td></tr><tr><td><span>new\n parts</span></td><td>31</td></tr>'
  expect(copied(`<p>Before</p><table><tbody>${rows}</tbody></table>`)).toBe(
    '<p>Before</p><table><tr><th>Word</th><th>Clicks</th></tr><tr><td>new parts</td><td>31</td></tr></table>',
  )
  expect(copied('<p>Text</p>')).toBeUndefined()
})
