import type { Data } from '../content/collections.ts'
import { longDate } from '../lib/dates.ts'
import { settings } from '../lib/settings.ts'

/** The facts that legal pages may name, by their placeholder. */
export function legalFacts(company: Data<'company'>): Record<string, string> {
  const { legal, noticeDays, place } = company
  return {
    ...legal,
    lastReviewed: legal.lastReviewed && longDate(legal.lastReviewed),
    siteName: settings.name,
    email: settings.email,
    phone: settings.phone,
    noticeDays: String(noticeDays),
    city: place.city,
    country: place.country,
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const words = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/**
 * A legal page with the company's facts in it.
 * @returns `missing` names the facts that are not there yet; the page shows where each belongs
 */
export function legalPage(text: string, company: Data<'company'>) {
  const facts = legalFacts(company)
  const missing = new Set<string>()
  const html = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name]
    if (fact) return escaped(fact)
    missing.add(name)
    return `<mark>fill this in: ${words(name)}</mark>`
  })
  return { html, missing: [...missing] }
}
