import { type CurrencyCode, isCurrencyCode } from '../lib/money/currencies.ts'
import { browserTimezone, currencyOfTimezone, locateCurrency, type Zones } from '../lib/money/locate.ts'
import timeZones from '../lib/money/time-zones.json?url'
import { browserSettings } from '../lib/settings.ts'
import { tabStorage, visitorStorage } from '../lib/storage.ts'
import { firstPaint } from './first-paint.ts'

/** The key of the visitor's choice in `localStorage`, of the lookup's answer in `sessionStorage`, and in the address. */
const KEY = 'currency'

/** What the address asks for, else what the visitor has chosen, else what this tab has looked up. */
const known = (): CurrencyCode | undefined =>
  [new URLSearchParams(location.search).get(KEY), visitorStorage.get(KEY), tabStorage.get(KEY)].find(isCurrencyCode)

let current: CurrencyCode | undefined
let resolving = false
const listeners = new Set<() => void>()

function show(code: CurrencyCode | undefined) {
  if (!code || code === current) return
  current = code
  for (const listener of listeners) listener()
}

/** Shows what is known already, on this page or since a choice on another. */
export function startCurrency(): void {
  const refresh = () => show(known())
  refresh()
  // Another tab chooses; Back restores a page; a prerendered page is shown.
  addEventListener('storage', refresh)
  addEventListener('pageshow', refresh)
  document.addEventListener('prerenderingchange', refresh)
}

async function lookUp(): Promise<CurrencyCode> {
  if (browserSettings.countryLookup) {
    try {
      return await locateCurrency(browserSettings.countryLookup, fetch)
    } catch (error) {
      console.info('Prices follow the timezone, because the country could not be looked up.', error)
    }
  }
  // The table of zones is only fetched where it decides.
  try {
    const zones: Zones = await (await fetch(timeZones)).json()
    return currencyOfTimezone(browserTimezone(), zones) ?? browserSettings.defaultCurrency
  } catch {
    return browserSettings.defaultCurrency
  }
}

/** The currency in which the page shows every price; undefined until it is known. */
export const currency = (): CurrencyCode | undefined => current

/** Looks up the visitor's currency, where nothing says it already. */
export async function resolveCurrency(): Promise<void> {
  if (current || resolving) return
  resolving = true
  // A page that the browser prerenders is not a visit yet: nobody is asked about its visitor.
  await firstPaint()
  const code = await lookUp()
  tabStorage.set(KEY, code)
  // A choice made meanwhile counts.
  if (!current) show(code)
}

/** The visitor's own choice. It moves every price of the page at once, and is kept for later pages and visits. */
export function chooseCurrency(code: CurrencyCode): void {
  visitorStorage.set(KEY, code)
  const address = new URL(location.href)
  if (address.searchParams.has(KEY)) {
    address.searchParams.set(KEY, code)
    history.replaceState(history.state, '', address)
  }
  show(code)
}

/** @returns ends the subscription */
export function subscribeToCurrency(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
