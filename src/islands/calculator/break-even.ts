/** What the calculator is told. Money in one currency, whichever; shares from 0 to 1. */
export type Sum = {
  /** What one customer pays. */
  price: number
  /** What is left of it after the goods and the work. */
  margin: number
  /** Enquiries that become customers. */
  share: number
  /** What one enquiry costs in ads. */
  enquiryCost: number
  /** A month. */
  adBudget: number
  /** A month. */
  fee: number
}

/**
 * How much of a full month's enquiries the first months bring: ads start in the second week, and wrong searches are blocked
 * one by one. Our own assumption, said on the page.
 */
export const RAMP = [0.5, 0.75, 1]

/** Later than this nobody should wait for it. */
export const LONGEST_MONTHS = 24

export type Outcome = {
  /** What is left of one sale: more than that a customer may not cost. */
  mayCost: number
  /** Ads and fee for one customer, once the ads run fully; undefined where nobody buys. */
  costs: number | undefined
  /** Customers in a full month. */
  customers: number
  /** What a full month brings after ads and fee; negative where it costs more than it brings. */
  monthly: number
  /** The month in which all that was spent has come back; undefined where it does not within `LONGEST_MONTHS`. */
  breakEven: number | undefined
}

/** What a customer may cost, what one costs with the fee included, and when the whole has paid for itself. */
export function breakEven({ price, margin, share, enquiryCost, adBudget, fee }: Sum): Outcome {
  const mayCost = price * margin
  const customers = enquiryCost > 0 ? (adBudget / enquiryCost) * share : 0
  const spent = adBudget + fee
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
