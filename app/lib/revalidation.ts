import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * The one rule of all pages: what a page holds was written at build for its path, so it is fetched anew for another path
 * and never for another search, hash or state of history.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}
