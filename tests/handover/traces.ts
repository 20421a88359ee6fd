import { join } from 'node:path'
import { readSite } from '../../integrations/settings.ts'

/** Numbers are found however they are grouped: by spaces, hyphens, brackets or not at all. */
const digitsApart = (digits: string) => new RegExp(digits.split('').join(String.raw`[\s().-]?`))
const written = (text: string) => new RegExp(text.replace(/[.*+?^$()[\]{}|\\]/g, String.raw`\$&`), 'i')

const example = readSite(join(import.meta.dirname, '../..'), {})

/** What gives away the business that the project comes with: name, domain, phone. Its mail and links contain the name. */
const traces: Record<string, RegExp> = {
  name: written(example.shortName),
  domain: written(new URL(example.url).hostname),
  mail: written(example.email),
  // The last eight digits, because a number may be written without its country code.
  phone: digitsApart(example.phone.replace(/\D/g, '').slice(-8)),
}

/** Which of the example's facts a text holds, with the words around each. */
export function tracesIn(text: string): string[] {
  return Object.entries(traces).flatMap(([what, pattern]) => {
    const found = pattern.exec(text)
    return found
      ? [`${what}: …${text.slice(Math.max(0, found.index - 40), found.index + 40).replace(/\s+/g, ' ')}…`]
      : []
  })
}
