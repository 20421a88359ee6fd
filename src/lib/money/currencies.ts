/**
 * The display currencies of the site, what one US dollar is in each, and the countries that pay in it. Source of the rates:
 * the agency's price list.
 */
export const currencies = {
  USD: { symbol: '$', rate: 1, countries: 'US' },
  INR: { symbol: '₹', rate: 83, countries: 'IN' },
  GBP: { symbol: '£', rate: 0.79, countries: 'GB' },
  CAD: { symbol: 'CA$', rate: 1.35, countries: 'CA' },
  AUD: { symbol: 'A$', rate: 1.52, countries: 'AU' },
  EUR: { symbol: '€', rate: 0.92, countries: 'AT,BE,BG,CY,DE,EE,ES,FI,FR,GR,HR,IE,IT,LT,LU,LV,MT,NL,PT,SI,SK' },
  JPY: { symbol: '¥', rate: 149, countries: 'JP' },
  KRW: { symbol: '₩', rate: 1320, countries: 'KR' },
  SGD: { symbol: 'S$', rate: 1.35, countries: 'SG' },
  AED: { symbol: 'AED\u00a0', rate: 3.67, countries: 'AE' },
  SAR: { symbol: 'SAR\u00a0', rate: 3.75, countries: 'SA' },
  BRL: { symbol: 'R$', rate: 5.1, countries: 'BR' },
  MXN: { symbol: 'MX$', rate: 17.5, countries: 'MX' },
  ZAR: { symbol: 'R', rate: 18.5, countries: 'ZA' },
} as const

export type CurrencyCode = keyof typeof currencies

export function isCurrencyCode(value: unknown): value is CurrencyCode {
  return typeof value === 'string' && Object.hasOwn(currencies, value)
}

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
  const codes = Object.keys(currencies) as CurrencyCode[]
  return codes.find((code) => currencies[code].countries.includes(country)) ?? 'USD'
}

// Two patterns instead of `Intl.NumberFormat`: making a formatter stops a slow phone for a tenth of a second, and the
// visitor's own locale cannot change digits or grouping.
const thousands = /\B(?=(\d{3})+$)/g
const lakhs = /\B(?=(\d\d)+\d$)/g

/** An amount as the site writes it: rounded, no decimals, rupees in Indian grouping (₹1,07,817). */
export function formatAmount(amount: number, code: CurrencyCode): string {
  // Half a unit counts up; the small addition mends products such as 299 × 17.5 that fall a hair below the half.
  const whole = Math.round(Math.abs(amount) + 1e-9)
  const sign = amount < 0 && whole > 0 ? '–' : ''
  return sign + currencies[code].symbol + String(whole).replace(code === 'INR' ? lakhs : thousands, ',')
}

/** A price in another currency. */
export function formatPrice(usd: number, code: CurrencyCode): string {
  return formatAmount(usd * currencies[code].rate, code)
}
