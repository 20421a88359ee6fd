import { calculator } from 'virtual:messages'
import { fill } from '../../lib/fill.ts'
import { type CurrencyCode, formatAmount } from '../../lib/money/currencies.ts'

/** What the calculator counts with, money in one currency. */
export type Sum = {
  /** What a customer pays for one purchase. */
  price: number
  /** What is left of it after goods and work, in percent. */
  margin: number
  /** Enquiries that become customers, in percent. */
  share: number
  /** Ad spend for one enquiry. */
  enquiry: number
  /** Ad spend a month. */
  budget: number
  /** Our fee a month. */
  fee: number
}

/**
 * How much of a full month's enquiries the first months bring: ads start in the second week, and we block unsuitable
 * searches one by one. Our own assumption, stated on the page.
 */
const RAMP = [0.5, 0.75, 1]

/** Later than this nobody should wait for it. */
const LONGEST_MONTHS = 24

export type Outcome = {
  /** What is left of one sale: the most that a customer can cost. */
  mayCost: number
  /** Ads and fee for one customer, once the ads run fully; undefined where there are no customers. */
  costs: number | undefined
  /** Customers in a full month. */
  customers: number
  /** What a full month leaves after ads and fee; negative where it costs more than it brings. */
  monthly: number
  /** The month in which all that was spent has come back; undefined where it has not within `LONGEST_MONTHS`. */
  breakEven: number | undefined
}

export function breakEven({ price, margin, share, enquiry, budget, fee }: Sum): Outcome {
  const mayCost = (price * margin) / 100
  const customers = enquiry > 0 ? ((budget / enquiry) * share) / 100 : 0
  const spent = budget + fee
  const outcome = (month: number) => customers * (RAMP[month - 1] ?? 1) * mayCost - spent
  let balance = 0
  let found: number | undefined
  for (let month = 1; month <= LONGEST_MONTHS && found === undefined; month += 1) {
    balance += outcome(month)
    if (balance >= 0) found = month
  }
  return {
    mayCost,
    costs: customers > 0 ? spent / customers : undefined,
    customers,
    monthly: outcome(RAMP.length),
    breakEven: found,
  }
}

/** The outcome in words, in the currency of the sum. */
export function verdict(sum: Sum, code: CurrencyCode): string {
  const { mayCost, customers, monthly, breakEven: month } = breakEven(sum)
  const rounded = customers >= 10 ? Math.round(customers) : Math.round(customers * 10) / 10
  const amount = formatAmount(Math.abs(monthly), code)
  if (month !== undefined)
    return fill(month === 1 ? calculator.evenFirst : calculator.evenLater, {
      month,
      customers: fill(rounded === 1 ? calculator.oneCustomer : calculator.customers, { n: rounded }),
      amount,
    })
  if (monthly > 0) return fill(calculator.late, { months: LONGEST_MONTHS, amount })
  const adsPay = (mayCost * sum.share) / 100 > sum.enquiry
  return `${fill(calculator.loss, { amount })} ${adsPay ? calculator.lossSmallBudget : calculator.lossPoorAds}`
}
