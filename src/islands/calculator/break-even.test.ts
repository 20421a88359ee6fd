import { calculator } from 'virtual:messages'
import { expect, test } from 'vitest'
import { fill } from '../../lib/fill.ts'
import { breakEven, verdict } from './break-even.ts'

/** A tree firm: $900 a job, 40 % of it left; an inquiry for $40, one in five buys; $800 of ads on a plan of $599. */
const firm = { price: 900, margin: 40, share: 20, enquiry: 40, budget: 800, fee: 599 }

test('a sum worked by hand', () => {
  // 800 / 40 = 20 inquiries, 4 customers; 4 x 360 = 1,440 against 1,399.
  expect(breakEven(firm)).toMatchObject({ mayCost: 360, costs: 349.75, customers: 4, monthly: 41 })
})

test('the slow first months are paid back later', () => {
  // Month 1: 720 - 1,399 = -679; month 2: 1,080 - 1,399 = -319; then +41 a month: 998 / 41 = 24.3 months more.
  expect(breakEven(firm).breakEven).toBeUndefined()
  expect(verdict(firm, 'USD')).toBe(fill(calculator.late, { months: 24, amount: '$41' }))
  // 500 left of a sale: -399, +101, +601: even in month 3.
  expect(breakEven({ ...firm, price: 1250 }).breakEven).toBe(3)
  const customers = fill(calculator.customers, { n: 4 })
  expect(verdict({ ...firm, price: 1250 }, 'EUR')).toBe(
    fill(calculator.evenLater, { month: 3, customers, amount: '€601' }),
  )
  // 1,000 left of a sale: 2,000 - 1,399 in the first month already.
  expect(breakEven({ ...firm, price: 2500 }).breakEven).toBe(1)
})

test.each([
  ['a month costs more than it brings', { ...firm, price: 600 }, -439],
  ['nobody buys', { ...firm, share: 0 }, -1399],
  ['there are no ads', { ...firm, budget: 0 }, -599],
  ['an enquiry costs nothing', { ...firm, enquiry: 0 }, -1399],
])('it does not break even where %s', (_, sum, monthly) => {
  expect(breakEven(sum)).toMatchObject({ breakEven: undefined, monthly })
})

test('a larger ad budget is advised only where the ads alone pay', () => {
  expect(verdict({ ...firm, budget: 0 }, 'USD')).toContain(calculator.lossSmallBudget)
  expect(verdict({ ...firm, price: 400 }, 'USD')).toContain(calculator.lossPoorAds)
})

test('without customers there is no cost of one', () => {
  expect(breakEven({ ...firm, share: 0 }).costs).toBeUndefined()
})
