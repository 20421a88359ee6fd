import type { Sum } from './break-even.ts'

/** The worked example, in US dollars. */
export const EXAMPLE: Omit<Sum, 'fee'> = { price: 1250, margin: 0.4, share: 0.2, enquiryCost: 40, adBudget: 800 }

type CalculatorField = {
  /** In the form and in the address. */
  name: string
  part: keyof typeof EXAMPLE
  label: string
  unit: 'money' | 'percent'
  /** As it stands in the field. */
  example: number
}

/** What the calculator asks, in the order in which an owner knows it. */
export const fields: CalculatorField[] = [
  { name: 'price', part: 'price', label: 'Sell price', unit: 'money', example: EXAMPLE.price },
  { name: 'margin', part: 'margin', label: 'Margin', unit: 'percent', example: EXAMPLE.margin * 100 },
  { name: 'enquiry', part: 'enquiryCost', label: 'Cost of an enquiry', unit: 'money', example: EXAMPLE.enquiryCost },
  {
    name: 'share',
    part: 'share',
    label: 'Enquiries that become customers',
    unit: 'percent',
    example: EXAMPLE.share * 100,
  },
  { name: 'budget', part: 'adBudget', label: 'Ad budget', unit: 'money', example: EXAMPLE.adBudget },
]

const MOST_MONEY = 1e9

/**
 * Reads what a visitor wrote: digits with a comma or point, signs of money and spaces left out.
 * @returns the number, or a sentence that says what the field takes
 */
export function readNumber(text: string, unit: CalculatorField['unit']): number | string {
  const bare = text.replace(/[\s\u00a0'’$£€¥₹₩%]/g, '')
  // A last separator before one or two digits is a decimal one; all others group thousands.
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(bare) ?? []
  const number = Number(`${whole.replace(/[.,]/g, '')}.${cents}`)
  const most = unit === 'percent' ? 100 : MOST_MONEY
  if (bare !== '' && number >= 0 && number <= most) return number
  return unit === 'percent' ? 'A number from 0 to 100.' : 'An amount such as 1250.'
}
