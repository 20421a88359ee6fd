import type { Page } from '@playwright/test'

/**
 * Holds a page's scripts back; what stands in its HTML runs.
 * @returns lets them come
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}
