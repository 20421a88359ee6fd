import { tabStorage } from '../../lib/storage.ts'
import { type ContactMessage, contactMessage } from './contact-message.ts'

/** What was typed and not sent: kept for the tab, so that a look at another page or a reload loses nothing. */
export const DRAFT_KEY = 'contact-draft'
/** How the last message of the tab ended: the thank-you page tells of it. */
export const OUTCOME_KEY = 'contact-outcome'

/** `unsent`: the site has no receiver, so the visitor gets the message back. */
export type ContactOutcome = { state: 'delivered' } | { state: 'unsent'; message: ContactMessage }

/** Storage and addresses can hold anything: texts that are missing are taken for empty. */
function parse(json: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(json ?? 'null'))
  } catch {
    return {}
  }
}
const messageIn = (stored: unknown) => {
  const fields: Record<string, unknown> = Object(stored)
  return contactMessage((field) => (typeof fields[field] === 'string' ? fields[field] : ''))
}

export const readDraft = () => messageIn(parse(tabStorage.get(DRAFT_KEY)))
export const removeDraft = () => tabStorage.remove(DRAFT_KEY)
export function storeDraft(message: ContactMessage): void {
  if (Object.values(message).some(Boolean)) tabStorage.set(DRAFT_KEY, JSON.stringify(message))
  else removeDraft()
}

/** Where storage is forbidden the outcome goes along in the fragment, the part of an address that no server is sent. */
const FRAGMENT = `#${OUTCOME_KEY}=`

export function readOutcome(): ContactOutcome | undefined {
  const inAddress = location.hash.startsWith(FRAGMENT)
  const stored = parse(
    inAddress ? decodeURIComponent(location.hash.slice(FRAGMENT.length)) : tabStorage.get(OUTCOME_KEY),
  )
  if (stored.state === 'delivered') return { state: 'delivered' }
  return stored.state === 'unsent' ? { state: 'unsent', message: messageIn(stored.message) } : undefined
}

/** @returns the address of the thank-you page that tells of it */
export function storeOutcome(outcome: ContactOutcome): string {
  const json = JSON.stringify(outcome)
  tabStorage.set(OUTCOME_KEY, json)
  return `/thank-you${tabStorage.get(OUTCOME_KEY) === json ? '' : FRAGMENT + encodeURIComponent(json)}`
}
