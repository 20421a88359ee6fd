import { type CurrencyCode, formatPrice } from '../lib/money/currencies.ts'
import { keptCurrency, visitorCurrency } from './currency.ts'

function write(prices: Iterable<HTMLElement>, code: CurrencyCode) {
  for (const price of prices) {
    price.textContent = formatPrice(Number(price.dataset.usd), code)
    price.dataset.price = code
    price.removeAttribute('aria-busy')
  }
}

/** Writes the page's prices in the visitor's currency, all at once and never back. */
export function showPrices(): void {
  const prices = document.querySelectorAll<HTMLElement>('[data-usd]')
  if (prices.length === 0) return
  const kept = keptCurrency()
  if (kept) {
    write(prices, kept)
    return
  }
  for (const price of prices) price.setAttribute('aria-busy', 'true')
  void visitorCurrency().then((code) => write(prices, code))
}
