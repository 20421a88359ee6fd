import { tabStorage } from '../../lib/storage.ts'
import { type ContactMessage, emptyMessage } from './contact-message.ts'

const KEY = 'contact-draft'

/** What was typed and not sent, kept for the tab so that a look at another page loses nothing. */
export function readDraft(): ContactMessage {
  try {
    const kept: unknown = JSON.parse(tabStorage.get(KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return emptyMessage
    const text = (field: keyof ContactMessage) => {
      const value = (kept as Record<string, unknown>)[field]
      return typeof value === 'string' ? value : ''
    }
    return { firstName: text('firstName'), lastName: text('lastName'), email: text('email'), message: text('message') }
  } catch {
    return emptyMessage
  }
}

export function keepDraft(message: ContactMessage): void {
  tabStorage.set(KEY, JSON.stringify(message))
}

export function forgetDraft(): void {
  tabStorage.remove(KEY)
}
