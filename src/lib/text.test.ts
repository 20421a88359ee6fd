import { expect, test } from 'vitest'
import { capitalized, isBlank, numberInWords } from './text.ts'

test.each(['', ' \n\t', '\u200b', '\u00a0\ufeff', '\u2060\u200d', '\u3164', '\u2800', '\u202e'])(
  '%j is blank',
  (text) => {
    expect(isBlank(text)).toBe(true)
  },
)

test.each(['a', ' Ł ', '好', '👩\u200d🚀', '\u200bש', '0', '-'])('%j is not', (text) => {
  expect(isBlank(text)).toBe(false)
})

test.each([
  [1, 'One'],
  [12, 'Twelve'],
  [13, '13'],
])('counts %i in words as a heading has it: %s', (count, said) => {
  expect(capitalized(numberInWords(count))).toBe(said)
})
