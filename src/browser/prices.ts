import { fill } from '../lib/fill.ts'
import { type CurrencyCode, formatPrice } from '../lib/money/currencies.ts'
import { chooseCurrency, currency, resolveCurrency, startCurrency, subscribeToCurrency } from './currency.ts'

/** Writes all prices of the page in its currency, and the choices of it, at once. */
function write() {
  const code = currency()
  for (const price of document.querySelectorAll<HTMLElement>('[data-usd]')) {
    if (code) {
      price.textContent = formatPrice(Number(price.dataset.usd), code)
      price.removeAttribute('aria-busy')
    } else price.setAttribute('aria-busy', 'true')
  }
  if (code) for (const choice of document.querySelectorAll<HTMLSelectElement>('[data-currency]')) choice.value = code
}

/** Shows the page's prices in the visitor's currency, and lets the visitor choose another. */
export function showPrices(): void {
  startCurrency()
  write()
  subscribeToCurrency(write)
  if (document.querySelector('[data-usd]')) void resolveCurrency()
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement && target.matches('[data-currency]'))) return
    chooseCurrency(target.value as CurrencyCode)
    const status = target.parentElement?.querySelector('[role="status"]')
    if (status) status.textContent = fill(target.dataset.currency ?? '', { currency: target.selectedOptions[0]?.text })
  })
}
