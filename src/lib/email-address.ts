import { problems } from 'virtual:messages'
import { isBlank } from './text.ts'

/** Invisible characters that come along with a pasted text: zero-width spaces, soft hyphens, direction marks. */
const INVISIBLE = /(?![\t-\r\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** Joiners belong between letters of some scripts, in Persian domains for one, and nowhere else. */
const STRAY_JOINER = /(?<!\P{ASCII})[\u200c\u200d]|[\u200c\u200d](?!\P{ASCII})/gu
/** Full-width ASCII, as East Asian keyboards write it, and the small @. */
const FULL_WIDTH = /[\uff01-\uff5e\ufe6b]/g

/**
 * An email address as its writer means it: without invisible characters, in half-width characters, and without what a
 * copied link puts around it.
 */
export function normalizeEmail(text: string): string {
  const address = text
    .replace(INVISIBLE, '')
    .replace(STRAY_JOINER, '')
    .replace(FULL_WIDTH, (character) => character.normalize('NFKC'))
    .replace(/[。｡]/g, '.')
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/^<(.*)>$/, '$1')
  const domain = address.lastIndexOf('@') + 1
  return address.slice(0, domain) + address.slice(domain).normalize('NFKC')
}

/** One @, no spaces, a domain of labels with a dot in it; everything else is the mail server's business. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/
/** Of an address, by RFC 5321. */
const MAX_LENGTH = 254

/** Whether a text, once normalized, can be an email address. */
export function isEmailAddress(text: string): boolean {
  const address = normalizeEmail(text)
  return address.length <= MAX_LENGTH && ADDRESS.test(address)
}

/** A sentence for a visitor, where a text cannot be an email address. */
export function emailProblem(text: string): string | undefined {
  if (isBlank(text)) return problems.email
  return isEmailAddress(text) ? undefined : problems.emailForm
}
