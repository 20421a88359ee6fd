import type { CurrencyCode } from './currencies.ts'

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
