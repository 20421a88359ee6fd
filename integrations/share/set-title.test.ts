import { expect, it } from 'vitest'
import { setRun } from '../pictures/type/faces.ts'
import { MOST_LINES, setTitle } from './set-title.ts'

const WIDTH = 784
const longest = 'Programme Management Mmm Website Wholesalers Want Most Weeks'

it.each([longest, longest.toUpperCase(), 'Thank you', 'Titles and descriptions that earn the click you ranked for'])(
  '"%s" fits, whole',
  (title) => {
    const { size, lines } = setTitle(title, WIDTH)
    expect(lines.length).toBeLessThanOrEqual(MOST_LINES)
    expect(lines.join(' ')).toBe(title)
    for (const line of lines) expect(setRun('display', line).width * size).toBeLessThanOrEqual(WIDTH)
  },
)

it('sets a short title larger than a long one', () => {
  expect(setTitle('Thank you', WIDTH).size).toBeGreaterThan(setTitle(longest, WIDTH).size)
})

it.each([
  ['leaves no word alone on the last line', 'SEO and growth: guides for small businesses', 'small businesses'],
  ['breaks where the sentence pauses', 'Your first $1,000 of marketing: four splits to copy', 'four splits to copy'],
  ['keeps a small word with what it belongs to', 'Digital marketing for small businesses', 'for small businesses'],
])('%s', (_, title, last) => {
  expect(setTitle(title, WIDTH).lines.at(-1)).toBe(last)
})

it('stops at a title that cannot fit, and names it', () => {
  expect(() => setTitle('W'.repeat(60), WIDTH)).toThrow(`the title "${'W'.repeat(60)}" is too long`)
})
