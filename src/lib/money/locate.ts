import { type CurrencyCode, currencyOfCountry } from './currencies.ts'

/** How long the lookup may take before the timezone decides. */
export const LOOKUP_LIMIT_MS = 2500

/** A timer of its own instead of `AbortSignal.timeout`, so that the page's clock decides. The body counts too. */
async function readJson(url: string, request: typeof fetch): Promise<unknown> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new Error(`No answer within ${LOOKUP_LIMIT_MS} ms.`)), LOOKUP_LIMIT_MS)
  try {
    const response = await request(url, { signal: limit.signal, credentials: 'omit', referrerPolicy: 'no-referrer' })
    if (!response.ok) throw new Error(`The geolocation service answered ${response.status}.`)
    return await response.json()
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Asks a geolocation service for the visitor's country and names its currency.
 * @param url answers JSON with `country_code`
 * @param request `fetch`; tests pass their own
 * @throws when the service fails, is late, or answers anything but an upper-case two-letter code
 */
export async function locateCurrency(url: string, request: typeof fetch): Promise<CurrencyCode> {
  const body = await readJson(url, request)
  const country = typeof body === 'object' && body !== null && 'country_code' in body ? body.country_code : undefined
  const currency = currencyOfCountry(country)
  if (!currency) throw new Error(`The geolocation service named no country: ${JSON.stringify(country)}.`)
  return currency
}

/** Zone names by currency, with spaces between them. */
export type Zones = Partial<Record<CurrencyCode, string>>

/**
 * The currency of a timezone, the second choice where the country cannot be had.
 * @param zone an IANA zone name as `Intl` reports it
 * @param zones `time-zones.json`, old names included: browsers still report Asia/Calcutta
 * @returns undefined for a zone outside the table
 */
export function currencyOfTimezone(zone: string, zones: Zones): CurrencyCode | undefined {
  const [found] = Object.entries(zones).find(([, names]) => names.split(' ').includes(zone)) ?? []
  return found as CurrencyCode | undefined
}

/** The visitor's zone, or an empty string where the browser will not say. */
export function browserTimezone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? ''
}
