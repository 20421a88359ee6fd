import { type CurrencyCode, formatAmount } from '../../lib/money/currencies.ts'
import { breakEven, LONGEST_MONTHS, type Sum } from './break-even.ts'

/** The calculator's answers as sentences, in one currency. */
export type OutcomeWords = { mayCost: string; costs: string; verdict: string }

const months = (count: number) => (count === 1 ? 'in the first month' : `in month ${count}`)
const rounded = (customers: number) => (customers >= 10 ? Math.round(customers) : Math.round(customers * 10) / 10)

export function outcomeWords(sum: Sum, code: CurrencyCode): OutcomeWords {
  const money = (amount: number) => formatAmount(amount, code)
  const { mayCost, costs, customers, monthly, breakEven: month } = breakEven(sum)
  const a = rounded(customers)
  return {
    mayCost: money(mayCost),
    costs: costs === undefined ? 'Nobody buys' : money(costs),
    verdict:
      month !== undefined
        ? `It breaks even ${months(month)}. From the third month on it brings ${money(monthly)} a month: about ${a} customers, after ads and fee.`
        : monthly > 0
          ? `It does not break even within ${LONGEST_MONTHS} months, although a full month brings ${money(monthly)} more than it costs.`
          : `It does not break even: a full month costs ${money(-monthly)} more than it brings. A higher price, a better margin or more enquiries that become customers would change that; a larger ad budget alone would not.`,
  }
}
