import { tabStorage } from '../lib/storage.ts'
import { type ContactMessage, contactMessage } from './contact-message.ts'

const KEY = 'contact-draft'

/** What was typed and not sent, kept for the tab so that a look at another page loses nothing. */
export function readDraft(): ContactMessage {
  let kept: unknown
  try {
    kept = JSON.parse(tabStorage.get(KEY) ?? '{}')
  } catch {
    // Not ours or cut short: as good as nothing.
  }
  const fields = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  return contactMessage((field) => {
    const value = fields[field]
    return typeof value === 'string' ? value : ''
  })
}

export function keepDraft(message: ContactMessage): void {
  tabStorage.set(KEY, JSON.stringify(message))
}

export function forgetDraft(): void {
  tabStorage.remove(KEY)
}
