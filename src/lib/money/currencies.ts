/** The display currencies of the site and what one US dollar is in each. Source of the rates: the agency's price list. */
export const currencies = {
  USD: { symbol: '$', rate: 1 },
  INR: { symbol: '₹', rate: 83 },
  GBP: { symbol: '£', rate: 0.79 },
  CAD: { symbol: 'CA$', rate: 1.35 },
  AUD: { symbol: 'A$', rate: 1.52 },
  EUR: { symbol: '€', rate: 0.92 },
  JPY: { symbol: '¥', rate: 149 },
  KRW: { symbol: '₩', rate: 1320 },
  SGD: { symbol: 'S$', rate: 1.35 },
  AED: { symbol: 'AED\u00a0', rate: 3.67 },
  SAR: { symbol: 'SAR\u00a0', rate: 3.75 },
  BRL: { symbol: 'R$', rate: 5.1 },
  MXN: { symbol: 'MX$', rate: 17.5 },
  ZAR: { symbol: 'R', rate: 18.5 },
} as const

export type CurrencyCode = keyof typeof currencies

export function isCurrencyCode(value: unknown): value is CurrencyCode {
  return typeof value === 'string' && Object.hasOwn(currencies, value)
}

// Two patterns instead of `Intl.NumberFormat`: making a formatter stops a slow phone for a tenth of a second, and the
// visitor's own locale cannot change digits or grouping.
const thousands = /\B(?=(\d{3})+$)/g
const lakhs = /\B(?=(\d\d)+\d$)/g

/**
 * An amount as the site writes it: rounded, no decimals, rupees in Indian grouping (₹1,07,817).
 * @param amount in the currency itself
 */
export function formatAmount(amount: number, code: CurrencyCode): string {
  // Half a unit counts up; the small addition mends products such as 299 × 17.5 that fall a hair below the half.
  const whole = Math.round(Math.abs(amount) + 1e-9)
  const sign = amount < 0 && whole > 0 ? '–' : ''
  return sign + currencies[code].symbol + String(whole).replace(code === 'INR' ? lakhs : thousands, ',')
}

/**
 * A price in another currency.
 * @param usd amount in US dollars
 * @param code the currency to show it in
 */
export function formatPrice(usd: number, code: CurrencyCode): string {
  return formatAmount(usd * currencies[code].rate, code)
}

const ownAmount = /US\$(\d+(?:,\d{3})*)(?![.,]?\d)/

/**
 * Finds the amounts of ours in a text, which content writes as US$600, so that it is right wherever nothing shows it in
 * another currency. Other amounts, such as the $600 of an example, stay part of the text.
 * @returns texts and amounts in US dollars, in their order
 */
export function splitAtPrices(text: string): (string | { usd: number })[] {
  return text
    .split(ownAmount)
    .map((part, index) => (index % 2 === 1 ? { usd: Number(part.replaceAll(',', '')) } : part))
}
