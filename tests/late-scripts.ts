import type { Page } from '@playwright/test'

/**
 * Answers no request for this until it is let go.
 * @returns lets it come
 */
export async function hold(page: Page, what: string | RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(what, async (route) => {
    await held
    await route.fallback()
  })
  return release
}

/** Holds a page's scripts back; what stands in its HTML runs. */
export const holdScripts = (page: Page) => hold(page, '**/assets/*.js')
