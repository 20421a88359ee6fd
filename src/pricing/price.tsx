import { useEffect, useSyncExternalStore } from 'react'
import { formatPrice } from '../lib/money/currencies.ts'
import { settings } from '../settings.ts'
import { currencyStore, needCurrency } from './currency-store.ts'

/**
 * A price in the visitor's currency. The page's HTML holds it in the default currency; until the visitor's is known
 * the figure is veiled in the same place and size.
 * @param usd amount in US dollars
 */
export function Price({ usd }: { usd: number }) {
  const state = useSyncExternalStore(currencyStore.subscribe, currencyStore.get, currencyStore.getAtBuild)
  useEffect(needCurrency, [])
  const veiled = state.status === 'loading'
  const code = state.status === 'ready' ? state.code : settings.defaultCurrency
  return (
    <span
      aria-busy={veiled || undefined}
      data-price={state.status === 'ready' ? code : undefined}
      className={`figures whitespace-nowrap ${veiled ? 'animate-[shimmer_1.2s_infinite] rounded-control bg-line text-transparent select-none' : ''}`}
    >
      {formatPrice(usd, code)}
    </span>
  )
}
