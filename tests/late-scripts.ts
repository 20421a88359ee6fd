import type { Page } from '@playwright/test'

/**
 * Answers no request for `what` until it is released.
 * @returns releases them
 */
export async function holdRequests(page: Page, what: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(what, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}

/** Holds a page's script files back; inline scripts run. */
export const holdScripts = (page: Page) => holdRequests(page, '**/assets/*.js')
