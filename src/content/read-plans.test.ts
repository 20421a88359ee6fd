import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPlans } from './read-plans.ts'

const text = readFileSync('content/plans.json', 'utf8')
type Fields = Record<string, unknown>
const plans = (): Fields[] => JSON.parse(text)

/** The plans as they are, with other fields in one of them; undefined takes a field out. */
function withFields(index: number, fields: Fields): string {
  return JSON.stringify(plans().map((plan, at) => (at === index ? { ...plan, ...fields } : plan)))
}

test('the plans of the site are read', () => {
  expect(readPlans(text)).toEqual(plans())
})

test('names, prices and the number of features are free', () => {
  const own = { name: 'Small', usdPrice: 1, features: ['One'] }
  expect(readPlans(withFields(0, own))[0]).toMatchObject(own)
})

test.each<[string, string, RegExp]>([
  ['a price in quotes', withFields(0, { usdPrice: '299' }), /plan 1 > usdPrice is "299", but takes .* US dollars/],
  ['a price of half a dollar', withFields(1, { usdPrice: 599.5 }), /plan 2 > usdPrice is 599\.5, but/],
  ['a missing field', withFields(2, { summary: undefined }), /plan 3 > summary is missing; it takes one sen/],
  [
    'an unknown field',
    withFields(0, { price: 3 }),
    /plan 1: the field "price" is not known there\. A plan has id, name/,
  ],
  [
    'an empty feature',
    withFields(0, { features: ['One', ' '] }),
    /plan 1 > features > item 2 is " ".*, but takes at least 1 char/,
  ],
  ['a feature twice', withFields(0, { features: ['One', 'One'] }), /plan 1 > features is .*different lines/],
  [
    'a chat price without a digit',
    withFields(0, { chatPrice: { inIndia: '₹1', elsewhere: 'free' } }),
    /plan 1 > chatPrice > elsewhere is "free", but takes a price with a digit/,
  ],
  ['a changed id', withFields(0, { id: 'small' }), /plan 1 > id is "small", but takes one of starter, professional/],
  ['a missing plan', JSON.stringify(plans().slice(0, 2)), /the plans are starter, professional, but the site takes th/],
  ['another order', JSON.stringify(plans().reverse()), /the plans are enterprise, professional, starter, but/],
  ['no popular plan', withFields(1, { popular: false }), /0 plans are popular, but exactly one takes/],
  ['a comma too many', '[{"id": "starter",}]', /content\/plans\.json is not JSON\. .+\. A comma too many/],
  ['no list', '{}', /takes a list of three plans/],
  ['something else in the list', '["starter"]', /plan 1 is "starter", but takes fields with values/],
])('%s is refused in words', (_, given, sentence) => {
  expect(() => readPlans(given)).toThrow(sentence)
})
