import { browserTimezone } from '../lib/money/browser-timezone.ts'
import { type CurrencyCode, isCurrencyCode } from '../lib/money/currencies.ts'
import { locateCurrency } from '../lib/money/locate.ts'
import { tabStorage } from '../lib/storage.ts'
import { settings } from '../settings.ts'

/** One currency for the whole page, so that all prices change together and never back. */
export type CurrencyState = { status: 'idle' } | { status: 'loading' } | { status: 'ready'; code: CurrencyCode }

const STORAGE_KEY = 'currency'

const idle: CurrencyState = { status: 'idle' }
let state: CurrencyState = idle
const listeners = new Set<() => void>()

function change(next: CurrencyState) {
  state = next
  for (const listener of listeners) listener()
}

async function resolveCurrency(): Promise<CurrencyCode> {
  if (settings.geolocationUrl) {
    try {
      return await locateCurrency(settings.geolocationUrl, fetch)
    } catch (error) {
      console.info('Prices follow the timezone, because the country could not be looked up.', error)
    }
  }
  // The table of zones is only fetched where it decides.
  try {
    const { currencyOfTimezone } = await import('../lib/money/timezones.ts')
    return currencyOfTimezone(browserTimezone()) ?? settings.defaultCurrency
  } catch {
    return settings.defaultCurrency
  }
}

/** Starts the lookup, once per visit: the first page that shows a price asks, the tab remembers. */
export function needCurrency(): void {
  if (state.status !== 'idle') return
  const kept = tabStorage.get(STORAGE_KEY)
  if (isCurrencyCode(kept)) {
    change({ status: 'ready', code: kept })
    return
  }
  change({ status: 'loading' })
  void resolveCurrency().then((code) => {
    tabStorage.set(STORAGE_KEY, code)
    change({ status: 'ready', code })
  })
}

export const currencyStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: () => state,
  /** The HTML of the build and the first render in the browser: prices as written, in the default currency. */
  getAtBuild: () => idle,
}
