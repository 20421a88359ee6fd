import type { Sum } from '../islands/calculator/break-even.ts'
import { fields, readNumber } from '../islands/calculator/calculator-fields.ts'
import { outcomeWords } from '../islands/calculator/outcome-words.ts'
import { type CurrencyCode, currencies, formatPrice } from '../lib/money/currencies.ts'
import { currency, resolveCurrency, subscribeToCurrency } from './currency.ts'

const write = (selector: string, text: string) => {
  const place = document.querySelector<HTMLElement>(selector)
  if (!place) return
  place.textContent = text
  place.hidden = text === ''
}

/** What the form says, or undefined while a field says what it takes. */
function read(form: HTMLFormElement, code: CurrencyCode): Sum | undefined {
  const sum: Partial<Sum> = {}
  for (const { name, part, unit } of fields) {
    const input = form.elements.namedItem(name)
    if (!(input instanceof HTMLInputElement)) return undefined
    const found = readNumber(input.value, unit)
    const wrong = typeof found === 'string'
    if (wrong) input.setAttribute('aria-invalid', 'true')
    else input.removeAttribute('aria-invalid')
    write(`#sum-${name}-problem`, wrong ? found : '')
    if (!wrong) sum[part] = unit === 'percent' ? found / 100 : found
  }
  const plan = form.elements.namedItem('plan')
  const fee = plan instanceof HTMLSelectElement ? Number(plan.selectedOptions[0]?.dataset.fee) : Number.NaN
  sum.fee = fee * currencies[code].rate
  const whole = fields.every(({ part }) => sum[part] !== undefined)
  return whole ? (sum as Sum) : undefined
}

function show(form: HTMLFormElement, code: CurrencyCode) {
  const sum = read(form, code)
  if (!sum) return
  for (const [name, text] of Object.entries(outcomeWords(sum, code))) write(`[data-outcome="${name}"]`, text)
  const minimum = Number(form.dataset.minimum)
  const low = sum.adBudget < minimum * currencies[code].rate
  write(
    '[data-calculator-note]',
    low ? `Below ${formatPrice(minimum, code)} a month there are too few clicks to tell a good ad from luck.` : '',
  )
}

/** The numbers stand in the address, so that the sum can be sent to somebody. */
function keep(form: HTMLFormElement, code: CurrencyCode) {
  const address = new URL(location.href)
  for (const [name, value] of new FormData(form)) address.searchParams.set(name, String(value))
  address.searchParams.set('currency', code)
  address.hash = 'calculator'
  history.replaceState(history.state, '', address)
}

/** Fields in the visitor's currency: what the address says, else the example. */
function fill(form: HTMLFormElement, code: CurrencyCode, asked: URLSearchParams) {
  for (const { name, unit, example } of fields) {
    const input = form.elements.namedItem(name)
    if (!(input instanceof HTMLInputElement)) continue
    const untouched = input.value === input.defaultValue
    const given = asked.get(name)
    if (given !== null) input.value = given
    else if (unit === 'money' && untouched) input.value = String(Math.round(example * currencies[code].rate))
  }
  const plan = form.elements.namedItem('plan')
  const wanted = asked.get('plan')
  if (plan instanceof HTMLSelectElement && [...plan.options].some(({ value }) => value === wanted))
    plan.value = wanted ?? ''
  for (const unit of form.querySelectorAll('[data-unit="money"]')) unit.textContent = code
}

async function start(form: HTMLFormElement) {
  const asked = new URLSearchParams(location.search)
  void resolveCurrency()
  const known = currency()
  const code =
    known ?? (await new Promise<CurrencyCode>((resolve) => subscribeToCurrency(() => resolve(currency() ?? 'USD'))))
  fill(form, code, asked)
  show(form, code)
  form.addEventListener('input', () => show(form, code))
  form.addEventListener('change', () => keep(form, code))
  form.addEventListener('submit', (event) => event.preventDefault())
}

const form = document.querySelector<HTMLFormElement>('[data-calculator]')
if (form) void start(form)
