import type { Data } from '../content/collections.ts'
import { longDate } from '../lib/dates.ts'
import { fill } from '../lib/fill.ts'
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
 * @param mark stands where a fact is missing and names it
 * @returns `missing` names the facts that are not there yet; while there are any, search engines are kept out
 */
export function legalPage(text: string, company: Data<'company'>, mark: string) {
  const facts = legalFacts(company)
  const missing = new Set<string>()
  const html = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name]
    if (fact) return escaped(fact)
    missing.add(name)
    return `<mark>${escaped(fill(mark, { fact: words(name) }))}</mark>`
  })
  return { html, missing: [...missing] }
}
