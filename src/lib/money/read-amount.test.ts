import { describe, expect, it, test } from 'vitest'
import { type CurrencyCode, currencies, formatAmount } from './currencies.ts'
import { readAmount, readPercent } from './read-amount.ts'

const codes = Object.keys(currencies) as CurrencyCode[]

test.each(codes)('what the site writes in %s, its fields read', (code) => {
  // Steps that are no round numbers, so that every length and grouping comes up.
  for (let amount = 0; amount < 1e13; amount = amount * 1.37 + 1.3) {
    const written = formatAmount(amount, code)
    const whole = Math.round(amount)
    expect([written, readAmount(written, code)]).toEqual([written, whole])
    expect(readAmount(written.replace(currencies[code].symbol, ''), code)).toBe(whole)
    expect(readAmount(`${whole} ${code}`, code)).toBe(whole)
  }
})

describe('readAmount', () => {
  it.each<[string, number, CurrencyCode?]>([
    ['0', 0],
    ['1250', 1250],
    ['1,250', 1250],
    ['1.250', 1250],
    ['1\u202f250\u00a0', 1250],
    ['1’250', 1250],
    ['12,5', 12.5],
    ['.5', 0.5],
    ['1.2345', 1.2345],
    ['0,125', 0.125],
    ['1,250.50', 1250.5],
    ['1.250,50', 1250.5],
    ['1,07,817', 107_817],
    ['12,34,567.50', 1_234_567.5],
    ['１，２５０', 1250],
    ['1,\u200b250', 1250],
    ['$1,250.50', 1250.5],
    ['1,250 USD', 1250],
    ['$1,250 USD', 1250],
    ['US$1,250', 1250],
    ['€1.250,00', 1250, 'EUR'],
    ['1.250,00 €', 1250, 'EUR'],
    ['$404', 404, 'CAD'],
    ['Rs. 1,07,817', 107_817, 'INR'],
    ['￥1,525', 1525, 'JPY'],
  ])('reads %j as %d', (text, amount, code = 'USD') => {
    expect(readAmount(text, code)).toBe(amount)
  })

  it.each<[string, CurrencyCode?]>([
    [''],
    ['$'],
    ['abc'],
    ['NaN'],
    ['1e3'],
    ['-5'],
    ['(5)'],
    ['1.2.3'],
    ['12,34,5'],
    ['1,23,45'],
    ['1,2500'],
    ['12 34'],
    ['1,250,50'],
    // Grouped by somebody who forgot a separator, or three decimals?
    ['1250.500'],
    ['01.250'],
    ['10²'],
    ['١٢٥٠'],
    ['9'.repeat(400)],
    // The amount of another currency.
    ['€1,250'],
    ['CA$404'],
    ['1,250 EUR'],
    ['$1,250', 'EUR'],
    ['US$1,250', 'CAD'],
    ['R$1,525', 'ZAR'],
  ])('refuses %j', (text, code = 'USD') => {
    expect(readAmount(text, code)).toBeUndefined()
  })
})

test.each([
  ['20', 20],
  ['20 %', 20],
  ['20％', 20],
  ['33.333', 33.333],
  ['0.125', 0.125],
  ['100', 100],
  ['100.1', undefined],
  ['1,000', 1],
  ['-1', undefined],
  ['%', undefined],
])('%j as a percentage is %s', (text, percent) => {
  expect(readPercent(text)).toBe(percent)
})
