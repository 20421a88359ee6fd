import { type CurrencyCode, currencies } from './currencies.ts'

/** How visitors write a currency besides its code and the sign that the site writes. */
const alsoWritten: Partial<Record<CurrencyCode, string[]>> = {
  USD: ['US$'],
  INR: ['Rs.', 'Rs'],
  JPY: ['円'],
  KRW: ['원'],
}

const forms = [
  // 1,250 · 1.250.000,50 · 1 250 · 1'250.5: groups of three behind one separator, decimals behind another.
  /^(?<whole>[1-9]\d{0,2}([.,'’ ])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](?<decimals>\d*))?$/,
  // Indian groups: 1,07,817 · 12,34,567.50
  /^(?<whole>[1-9]\d?(?:,\d{2})*,\d{3})(?:\.(?<decimals>\d*))?$/,
  // 1250 · 1250.5 · 0,125 · .5 · 1250. But not 1250.500 or 1,2500, which may be mistyped groups.
  /^(?!\d*[1-9]\d*(?:[.,]\d{3}|,\d{4,})$)(?=.*\d)(?<whole>\d*)(?:[.,](?<decimals>\d*))?$/,
]

/** Larger amounts lose single units in JavaScript's numbers. */
const LARGEST_AMOUNT = 1e15

/** Full-width characters as their usual ones, every kind of space as one, and without invisible characters. */
const normalized = (text: string) =>
  text
    .replace(/[\uff00-\uffef]/g, (wide) => wide.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

function marksOf(code: CurrencyCode): string {
  const sign = currencies[code].symbol.trim()
  // A Canadian writes $ for Canadian dollars.
  const short = sign.endsWith('$') ? ['$'] : []
  const marks = [sign, code, ...(alsoWritten[code] ?? []), ...short]
  return marks.map((mark) => mark.replace(/[$.]/g, '\\$&')).join('|')
}

/**
 * Reads an amount as people write it, with or without the currency's sign or code, in Western or Indian grouping, with a
 * comma or a point. One separator before exactly three digits groups thousands, unless only zeros are before it.
 * @returns undefined for what is no amount in this currency, or could be read in two ways
 */
export function readAmount(text: string, code: CurrencyCode): number | undefined {
  const mark = `(?:${marksOf(code)})`
  const [, digits = ''] = new RegExp(`^${mark}? ?([^ ].*?) ?${mark}?$`, 'i').exec(normalized(text)) ?? []
  for (const form of forms) {
    const { whole, decimals = '' } = form.exec(digits)?.groups ?? {}
    if (whole === undefined) continue
    const amount = Number(`${whole.replace(/\D/g, '')}.${decimals}`)
    return amount <= LARGEST_AMOUNT ? amount : undefined
  }
}

/** Reads a number from 0 to 100, with a comma or a point before its decimals, with or without a percent sign. */
export function readPercent(text: string): number | undefined {
  const digits = normalized(text).replace(/ ?%$/, '')
  const percent = /^(?:\d+[.,]?\d*|[.,]\d+)$/.test(digits) ? Number(digits.replace(',', '.')) : Number.NaN
  return percent <= 100 ? percent : undefined
}
