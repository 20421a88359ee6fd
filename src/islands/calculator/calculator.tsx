import { calculator } from 'virtual:messages'
import { useLayoutEffect, useRef, useState } from 'react'
import { fill } from '../../lib/fill.ts'
import { type CurrencyCode, currencies, formatAmount, formatPrice, isCurrencyCode } from '../../lib/money/currencies.ts'
import { readAmount, readPercent } from '../../lib/money/read-amount.ts'
import { browserSettings } from '../../lib/settings.ts'
import { asTranslated } from '../../ui/as-translated.ts'
import { Field } from '../../ui/field.tsx'
import { island } from '../island.tsx'
import { useAddress } from '../use-address.ts'
import { useCurrency } from '../use-currency.ts'
import { breakEven, type Sum, verdict } from './break-even.ts'

type FieldName = Exclude<keyof Sum, 'fee'>
type CalculatorField = { name: FieldName; label: string; unit: 'money' | 'percent' }

/** In the order in which an owner knows them. The names are also those in the address. */
const fields: CalculatorField[] = [
  { name: 'price', label: calculator.price, unit: 'money' },
  { name: 'margin', label: calculator.margin, unit: 'percent' },
  { name: 'enquiry', label: calculator.enquiry, unit: 'money' },
  { name: 'share', label: calculator.share, unit: 'percent' },
  { name: 'budget', label: calculator.budget, unit: 'money' },
]

/** The fields as written, with the currency of their amounts. */
type Entries = Record<FieldName, string> & { plan: string; currency: CurrencyCode }

const EXAMPLE = { price: '1250', margin: '40', enquiry: '40', share: '20', budget: '800', currency: 'USD' } as const

/** The same sum in another currency: amounts that can be read are converted and rounded. */
function inCurrency(entries: Entries, currency: CurrencyCode): Entries {
  if (entries.currency === currency) return entries
  const converted = { ...entries, currency }
  for (const { name, unit } of fields) {
    const amount = unit === 'money' ? readAmount(entries[name], entries.currency) : undefined
    if (amount === undefined) continue
    converted[name] = String(Math.round((amount / currencies[entries.currency].rate) * currencies[currency].rate))
  }
  return converted
}

/** @returns undefined for what the field refuses */
function readField({ name, unit }: CalculatorField, entries: Entries): number | undefined {
  if (unit === 'percent') return readPercent(entries[name])
  const amount = readAmount(entries[name], entries.currency)
  return name === 'enquiry' && amount === 0 ? undefined : amount
}

export type CalculatorProps = {
  plans: { name: string; usdPrice: number }[]
  /** Name of the plan in the example. */
  examplePlan: string
  minimumAdBudgetUsd: number
}

/**
 * The most that a customer can cost, and what one costs, with the visitor's own numbers; a worked example until then and
 * without scripts. The numbers are in the address, so that the sum can be reloaded and sent to somebody.
 */
export const Calculator = island(Form)

function Form({ plans, examplePlan, minimumAdBudgetUsd }: CalculatorProps) {
  const form = useRef<HTMLFormElement>(null)
  const [example] = useState<Entries>({ ...EXAMPLE, plan: examplePlan })
  const [entered, setEntered] = useState(example)
  const [currency, setCurrency] = useState<CurrencyCode>(browserSettings.defaultCurrency)
  const [isTyped, setIsTyped] = useState(false)

  // The amounts follow the page's currency, but those typed before it was known stay in the one that was shown then.
  const pageCurrency = useCurrency()
  const [lastPageCurrency, setLastPageCurrency] = useState<CurrencyCode>()
  if (pageCurrency !== lastPageCurrency) {
    setLastPageCurrency(pageCurrency)
    if (pageCurrency && (lastPageCurrency || !isTyped)) setCurrency(pageCurrency)
  }

  // Takes over what was typed before React came, else what the address says.
  useLayoutEffect(() => {
    if (!form.current) return
    const wasTyped = [...form.current.querySelectorAll('input')].some(
      ({ value, defaultValue }) => value !== defaultValue,
    )
    const given = wasTyped ? new FormData(form.current) : new URLSearchParams(location.search)
    const code = given.get('currency')
    const taken = { ...inCurrency(example, isCurrencyCode(code) ? code : browserSettings.defaultCurrency) }
    const names = [...fields.map(({ name }) => name), 'plan'] as const
    if (!names.some((name) => given.has(name))) return
    for (const name of names) taken[name] = given.get(name)?.toString() ?? taken[name]
    setEntered(taken)
    setIsTyped(wasTyped)
    setCurrency(taken.currency)
  }, [example])

  const entries = inCurrency(entered, currency)
  const edit = (name: FieldName | 'plan', text: string) => {
    setEntered({ ...entries, [name]: text })
    setIsTyped(true)
  }
  useAddress(entered === example ? undefined : entries, 'calculator')

  const { rate } = currencies[currency]
  const plan = plans.find(({ name }) => name === entries.plan) ?? plans[0]
  const numbers = Object.fromEntries(fields.map((field) => [field.name, readField(field, entries)]))
  const isWhole = fields.every(({ name }) => numbers[name] !== undefined)
  const sum = plan && isWhole ? ({ ...numbers, fee: plan.usdPrice * rate } as Sum) : undefined
  const outcome = sum && breakEven(sum)
  const inPageCurrency = (usd: string) => formatPrice(Number(usd), currency)
  const exampleAmounts = {
    price: inPageCurrency(EXAMPLE.price),
    enquiry: inPageCurrency(EXAMPLE.enquiry),
    budget: inPageCurrency(EXAMPLE.budget),
  }
  const problems = {
    money: fill(calculator.wrongAmount, { currency, amount: exampleAmounts.price }),
    percent: calculator.wrongPercent,
  }

  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
      <p className="without-script measure" {...asTranslated}>
        {fill(calculator.example, { ...EXAMPLE, ...exampleAmounts, plan: examplePlan })}
      </p>
      <form
        ref={form}
        action="/packages#calculator"
        noValidate
        onSubmit={(event) => event.preventDefault()}
        className="needs-script grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] content-start items-end gap-4 sm:grid-cols-2 sm:items-start sm:gap-5"
      >
        <input type="hidden" name="currency" value={currency} />
        {fields.map(({ name, label, unit }) => (
          <Field
            key={name}
            name={name}
            label={label}
            unit={unit === 'money' ? currency : '%'}
            inputMode="decimal"
            autoComplete="off"
            value={entries[name]}
            onChange={(event) => edit(name, event.currentTarget.value)}
            error={numbers[name] === undefined ? problems[unit] : undefined}
          />
        ))}
        <div>
          <label htmlFor="plan" className="mb-1.5 block text-sm font-semibold" {...asTranslated}>
            {calculator.plan}
          </label>
          <select
            id="plan"
            name="plan"
            value={entries.plan}
            onChange={(event) => edit('plan', event.currentTarget.value)}
            className="min-h-12 w-full rounded-control border border-muted bg-surface px-3.5 text-base text-ink"
          >
            {plans.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
      </form>
      <div>
        {/* On a phone an amount has a line of its own, elsewhere room for a second line beside it: a longer one in another
            currency moves nothing. */}
        <dl className="border-y border-ink *:grid *:items-center *:gap-x-6 *:py-3 *:sm:min-h-24 *:sm:grid-cols-[1fr_auto]">
          <div>
            <dt {...asTranslated}>{calculator.mayCost}</dt>
            <dd className="display text-3xl figures wrap-anywhere">
              {outcome ? formatAmount(outcome.mayCost, currency) : '–'}
            </dd>
          </div>
          <div className="border-t border-line">
            <dt {...asTranslated}>{calculator.costs}</dt>
            <dd className="display text-3xl figures wrap-anywhere text-kite-strong">
              {outcome?.costs === undefined ? '–' : formatAmount(outcome.costs, currency)}
            </dd>
          </div>
        </dl>
        {/* Room for a line more, which longer amounts in another currency can take. */}
        <p role="status" className="measure mt-4 min-h-[5lh] text-lg sm:min-h-[3lh] lg:min-h-[4lh]">
          {sum ? verdict(sum, currency) : calculator.incorrect}
        </p>
        {sum && sum.budget < minimumAdBudgetUsd * rate && (
          <p className="measure mt-3 border-l-3 border-kite-strong pl-4">
            {fill(calculator.lowBudget, { amount: formatPrice(minimumAdBudgetUsd, currency) })}
          </p>
        )}
      </div>
    </div>
  )
}
