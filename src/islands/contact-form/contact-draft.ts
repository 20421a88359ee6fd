import { tabStorage } from '../../lib/storage.ts'
import { type ContactMessage, contactMessage } from './contact-message.ts'

/** What was typed and not sent; the island comes to life by itself where there is one. */
export const DRAFT_KEY = 'contact-draft'
/** What was sent where nothing is delivered: the thank-you page gives it back. */
const UNSENT_KEY = 'contact-unsent'

/** @param text gives what was kept, as JSON */
function read(text: () => string | null): ContactMessage | undefined {
  let kept: unknown
  try {
    kept = JSON.parse(text() ?? 'null')
  } catch {
    // Not ours or cut short: as good as nothing.
  }
  if (typeof kept !== 'object' || kept === null) return undefined
  const fields = kept as Record<string, unknown>
  return contactMessage((field) => {
    const value = fields[field]
    return typeof value === 'string' ? value : ''
  })
}

/** Kept for the tab, so that a look at another page loses nothing. */
export const readDraft = () => read(() => tabStorage.get(DRAFT_KEY))
export const keepDraft = (message: ContactMessage) => tabStorage.set(DRAFT_KEY, JSON.stringify(message))
export const forgetDraft = () => tabStorage.remove(DRAFT_KEY)

/** Where the browser keeps nothing, the message goes along in the address, in the part that no server is sent. */
const IN_ADDRESS = '#unsent='

export const readUnsent = () =>
  location.hash.startsWith(IN_ADDRESS)
    ? read(() => decodeURIComponent(location.hash.slice(IN_ADDRESS.length)))
    : read(() => tabStorage.get(UNSENT_KEY))

/** @returns what the address of the next page must end with */
export function keepUnsent(message: ContactMessage): string {
  const text = JSON.stringify(message)
  tabStorage.set(UNSENT_KEY, text)
  return tabStorage.get(UNSENT_KEY) === text ? '' : IN_ADDRESS + encodeURIComponent(text)
}
