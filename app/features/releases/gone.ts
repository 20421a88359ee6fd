import { isRouteErrorResponse } from 'react-router'
import { tabStorage } from '../../../src/lib/storage.ts'

const STORAGE_KEY = 'asked-again'

/**
 * A page that the router could not find any more is asked of the host as a document, once: it knows where a page has
 * moved to since this tab was opened, and has a not-found page where it has not moved.
 */
export function askHostAgain(error: unknown): void {
  if (!isRouteErrorResponse(error) || error.status !== 404 || tabStorage.get(STORAGE_KEY) === location.href) return
  tabStorage.set(STORAGE_KEY, location.href)
  if (tabStorage.get(STORAGE_KEY) === location.href) location.reload()
}
