import type { Data } from '../content/collections.ts'
import type { PageContent } from '../content/page-content.ts'
import { longDate } from '../lib/dates.ts'
import { channels } from '../lib/delivery/channels.ts'
import { fill } from '../lib/fill.ts'
import { settings } from '../lib/settings.ts'
import { capitalized } from '../lib/text.ts'

/** Who is asked at an address: the name of its host. A path belongs to the site's own. */
const hostOf = (address: string) => address && (URL.parse(address)?.hostname ?? 'the host of this site')

/** The facts that legal pages may name, by their placeholder. Those of services are empty while none is used. */
export function legalFacts(company: Data<'company'>): Record<string, string> {
  const { legal, noticeDays, place } = company
  return {
    ...legal,
    lastReviewed: legal.lastReviewed && longDate(legal.lastReviewed),
    siteName: settings.name,
    countryLookup: hostOf(settings.countryLookup ?? ''),
    videos: settings.videos.length > 0 ? 'YouTube' : '',
    contactForm: hostOf(channels.contact.endpoint),
    newsletterForm: hostOf(channels.newsletter.endpoint),
    analytics: __ANALYTICS__ ? capitalized(__ANALYTICS__.name) : '',
    email: settings.email,
    phone: settings.phone,
    noticeDays: String(noticeDays),
    answerTime: company.answerTime,
    city: place.city,
    country: place.country,
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const splitCamelCase = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** A paragraph, item or row that begins with `{only fact}` or `{without fact}`. */
const CONDITIONAL = /<(p|li|tr)>(\s*<td>)?\{(only|without) (\w+)\}\s*(.*?<\/\1>)\n?/gs

/**
 * A legal page with the company's facts in it. What begins with `{only fact}` stays where there is that fact, and what
 * begins with `{without fact}` where there is none.
 * @returns `unfinished` says so while a fact is missing; search engines are kept out then
 */
export function legalPage(text: string, { company, legalPage: words }: Pick<PageContent, 'company' | 'legalPage'>) {
  const facts = legalFacts(company)
  let unfinished: string | undefined
  const said = text.replace(CONDITIONAL, (_, tag: string, cell = '', when: string, name: string, rest: string) =>
    (when === 'only') === Boolean(facts[name]) ? `<${tag}>${cell}${rest}` : '',
  )
  const html = said.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name]
    if (fact) return escaped(fact)
    unfinished = words.unfinished
    return `<mark>${escaped(fill(words.missing, { fact: splitCamelCase(name) }))}</mark>`
  })
  return { html, unfinished }
}
