import type { CurrencyCode } from './currencies.ts'

const euroArea = 'AT,BE,BG,CY,DE,EE,ES,FI,FR,GR,HR,IE,IT,LT,LU,LV,MT,NL,PT,SI,SK'.split(',')

const byCountry = new Map<string, CurrencyCode>([
  ...euroArea.map((country) => [country, 'EUR'] as const),
  ['US', 'USD'],
  ['IN', 'INR'],
  ['GB', 'GBP'],
  ['CA', 'CAD'],
  ['AU', 'AUD'],
  ['JP', 'JPY'],
  ['KR', 'KRW'],
  ['SG', 'SGD'],
  ['AE', 'AED'],
  ['SA', 'SAR'],
  ['BR', 'BRL'],
  ['MX', 'MXN'],
  ['ZA', 'ZAR'],
])

const countryCode = /^[A-Z]{2}$/

/**
 * The currency of a country.
 * @param country anything a lookup answered
 * @returns USD for a country outside the table; undefined where the value is no upper-case two-letter code
 */
export function currencyOfCountry(country: unknown): CurrencyCode | undefined {
  if (typeof country !== 'string' || !countryCode.test(country)) return undefined
  // XX and ZZ are what lookups say for "unknown"; ISO 3166 leaves them to users.
  if (country === 'XX' || country === 'ZZ') return undefined
  return byCountry.get(country) ?? 'USD'
}
