import { useEffect, useSyncExternalStore } from 'react'
import { currency, resolveCurrency, subscribeToCurrency } from '../browser/currency.ts'
import type { CurrencyCode } from '../lib/money/currencies.ts'

/**
 * The currency in which the page shows every price. It changes with the visitor's choice.
 * @returns undefined on the server and until the currency is known
 */
export function useCurrency(): CurrencyCode | undefined {
  useEffect(() => void resolveCurrency(), [])
  return useSyncExternalStore(subscribeToCurrency, currency, () => undefined)
}
