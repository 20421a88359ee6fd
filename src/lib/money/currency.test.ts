import { describe, expect, it, vi } from 'vitest'
import { type CurrencyCode, currencies, currencyOfCountry, formatPrice, isCurrencyCode } from './currencies.ts'
import { currencyOfTimezone, locateCurrency } from './locate.ts'
import zones from './time-zones.json'

describe('formatPrice', () => {
  it.each<[number, CurrencyCode, string]>([
    [299, 'USD', '$299'],
    [1299, 'USD', '$1,299'],
    [1299, 'INR', '₹1,07,817'],
    [299, 'INR', '₹24,817'],
    [299, 'GBP', '£236'],
    [299, 'MXN', 'MX$5,233'],
    [1299, 'JPY', '¥193,551'],
    [1299, 'KRW', '₩1,714,680'],
    [599, 'CAD', 'CA$809'],
    [599, 'AUD', 'A$910'],
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
    ['HR', 'EUR'],
    ['BG', 'EUR'],
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

describe('currencyOfTimezone', () => {
  it.each([
    ['Asia/Kolkata', 'INR'],
    ['Asia/Calcutta', 'INR'],
    ['Europe/Berlin', 'EUR'],
    ['America/Toronto', 'CAD'],
    ['America/New_York', undefined],
    ['', undefined],
    ['constructor', undefined],
  ])('%s: %s', (zone, currency) => {
    expect(currencyOfTimezone(zone, zones)).toBe(currency)
  })
})

describe('isCurrencyCode', () => {
  it('knows its own codes and nothing every object has', () => {
    expect(isCurrencyCode('EUR')).toBe(true)
    expect(isCurrencyCode('constructor')).toBe(false)
    expect(isCurrencyCode(null)).toBe(false)
  })
})

describe('locateCurrency', () => {
  const answering = (body: string, status = 200) => vi.fn(async () => new Response(body, { status }))

  it('reads the country code', async () => {
    await expect(locateCurrency('https://geo.test/', answering('{"country_code":"GB"}'))).resolves.toBe('GBP')
  })

  it.each([
    ['a 429 with an error body', '{"error":true,"country_code":"IN"}', 429],
    ['HTML', '<html></html>', 200],
    ['null', 'null', 200],
    ['a number', '7', 200],
    ['an object without the field', '{}', 200],
    ['a lower-case code', '{"country_code":"in"}', 200],
  ])('fails on %s', async (_name, body, status) => {
    await expect(locateCurrency('https://geo.test/', answering(body, status))).rejects.toThrow()
  })

  it('carries a limit', async () => {
    const request = answering('{"country_code":"GB"}')
    await locateCurrency('https://geo.test/', request)
    expect(request.mock.calls[0]).toMatchObject(['https://geo.test/', { signal: expect.any(AbortSignal) }])
  })
})
