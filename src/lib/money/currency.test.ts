import { describe, expect, it } from 'vitest'
import { type CurrencyCode, currencies, currencyOfCountry, formatPrice } from './currencies.ts'

describe('formatPrice', () => {
  it.each<[number, CurrencyCode, string]>([
    [1299, 'USD', '$1,299'],
    [1299, 'INR', '₹1,07,817'],
    [299, 'GBP', '£236'],
    [299, 'MXN', 'MX$5,233'],
    [1299, 'KRW', '₩1,714,680'],
    [599, 'CAD', 'CA$809'],
    [599, 'SGD', 'S$809'],
    [299, 'ZAR', 'R5,532'],
  ])('%d dollars in %s is %s', (usd, code, shown) => {
    expect(formatPrice(usd, code)).toBe(shown)
  })

  it('writes a whole number in every currency', () => {
    for (const code of Object.keys(currencies) as CurrencyCode[]) expect(formatPrice(599, code)).toMatch(/\d$/)
  })
})

describe('currencyOfCountry', () => {
  it.each([
    ['IN', 'INR'],
    ['DE', 'EUR'],
    ['NO', 'USD'],
    ['SE', 'USD'],
  ])('%s pays in %s', (country, currency) => {
    expect(currencyOfCountry(country)).toBe(currency)
  })

  it.each([['in'], ['IND'], [''], [null], [42], [undefined], ['<html>'], ['XX'], [{}], [['IN']]])(
    'takes %j for no answer',
    (value) => {
      expect(currencyOfCountry(value)).toBeUndefined()
    },
  )
})
