import type { Page } from '@playwright/test'

/** What may come late on a slow line. */
const LATE = { fonts: /\.woff2$/, rest: /ipapi\.co|\/pictures\/|\/animations\/|\/lottie/ }

/**
 * Holds fonts, and prices, pictures and animations of a page back until they are let go.
 * @returns lets them go, by kind
 */
export async function holdBack(page: Page): Promise<Record<keyof typeof LATE, () => void>> {
  const hold = async (pattern: RegExp) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(pattern, async (route) => {
      await held
      await route.fallback()
    })
    return release
  }
  return { fonts: await hold(LATE.fonts), rest: await hold(LATE.rest) }
}
