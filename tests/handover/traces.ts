import { definitions } from '../../integrations/settings/schema.ts'

/** Numbers are found however they are grouped: by spaces, hyphens, brackets or not at all. */
const digitsApart = (digits: string) => new RegExp(digits.split('').join(String.raw`[\s().-]?`))
const written = (text: string) => new RegExp(text.replace(/[.*+?^$()[\]{}|\\]/g, String.raw`\$&`), 'i')

/** What gives away the business of the default settings: name, domain, phone. Its mail and links contain the name. */
const traces: Record<string, RegExp> = {
  name: written(definitions.SITE_SHORT_NAME.fallback),
  domain: written(new URL(definitions.SITE_URL.fallback).hostname),
  mail: written(definitions.CONTACT_EMAIL.fallback),
  // The last eight digits, because a number may be written without its country code.
  phone: digitsApart(definitions.CONTACT_PHONE.fallback.replace(/\D/g, '').slice(-8)),
}

/** Which of the default business's facts a text holds, with the words around each. */
export function tracesIn(text: string): string[] {
  return Object.entries(traces).flatMap(([what, pattern]) => {
    const found = pattern.exec(text)
    return found
      ? [`${what}: …${text.slice(Math.max(0, found.index - 40), found.index + 40).replace(/\s+/g, ' ')}…`]
      : []
  })
}
