import { expect, test } from 'vitest'
import { readNumber } from './calculator-fields.ts'

test.each([
  ['1250', 1250],
  ['1,250', 1250],
  ['1.250', 1250],
  ['1 250', 1250],
  ['$1,250.50', 1250.5],
  ['12,5', 12.5],
  ['₹1,07,817', 107817],
  ['0', 0],
])('reads %s as money', (text, number) => {
  expect(readNumber(text, 'money')).toBe(number)
})

test.each(['', ' ', 'abc', '-5', '1e99', '1.2.3.4x'])('says what the field takes for "%s"', (text) => {
  expect(readNumber(text, 'money')).toMatch(/^An amount/)
})

test('a share is at most 100', () => {
  expect(readNumber('20 %', 'percent')).toBe(20)
  expect(readNumber('120', 'percent')).toMatch(/0 to 100/)
})
