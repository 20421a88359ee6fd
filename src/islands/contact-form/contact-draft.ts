import { tabStorage } from '../../lib/storage.ts'
import { type ContactMessage, contactMessage } from './contact-message.ts'

/** What was typed and not sent; the island comes to life by itself where there is one. */
export const DRAFT_KEY = 'contact-draft'
/** What was sent where nothing is delivered: the thank-you page gives it back. */
const UNSENT_KEY = 'contact-unsent'

function read(key: string): ContactMessage | undefined {
  let kept: unknown
  try {
    kept = JSON.parse(tabStorage.get(key) ?? 'null')
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
export const readDraft = () => read(DRAFT_KEY)
export const keepDraft = (message: ContactMessage) => tabStorage.set(DRAFT_KEY, JSON.stringify(message))
export const forgetDraft = () => tabStorage.remove(DRAFT_KEY)

export const readUnsent = () => read(UNSENT_KEY)
export const keepUnsent = (message: ContactMessage) => tabStorage.set(UNSENT_KEY, JSON.stringify(message))
