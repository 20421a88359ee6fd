import { browserTimezone } from '../lib/money/browser-timezone.ts'
import { type CurrencyCode, isCurrencyCode } from '../lib/money/currencies.ts'
import { locateCurrency } from '../lib/money/locate.ts'
import { settings } from '../lib/settings.ts'
import { tabStorage } from '../lib/storage.ts'
import { firstPaint } from './first-paint.ts'

const STORAGE_KEY = 'currency'

async function lookUp(): Promise<CurrencyCode> {
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

/** The currency this tab has learnt already. */
export function keptCurrency(): CurrencyCode | undefined {
  const kept = tabStorage.get(STORAGE_KEY)
  return isCurrencyCode(kept) ? kept : undefined
}

let asked: Promise<CurrencyCode> | undefined

/** The visitor's currency: looked up once a tab, by the first page that shows a price. Never rejects. */
export function visitorCurrency(): Promise<CurrencyCode> {
  asked ??= (async () => {
    // A page that the browser prepares in advance is not a visit yet: nobody is asked about its visitor.
    await firstPaint()
    const code = keptCurrency() ?? (await lookUp())
    tabStorage.set(STORAGE_KEY, code)
    return code
  })()
  return asked
}
