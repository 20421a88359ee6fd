import type { Page } from '@playwright/test'

/** Opens every question and other disclosure of a page, also those of which only one can be open. */
export const openAllDetails = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name')
      details.open = true
    }
  })

/** Where the page can be scrolled sideways: what sticks out. */
export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (one) => one.checkVisibility() && one.getBoundingClientRect().right > clientWidth + 1,
    )
    return wide
      .filter((one) => !wide.some((other) => other !== one && one.contains(other)))
      .slice(0, 3)
      .map((one) => `${scrollWidth} px wide: ${one.outerHTML.slice(0, 160)}`)
  })

/** Text that a box with hidden overflow cuts off. What is clipped to nothing is for screen readers. */
export const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((one) => one.checkVisibility() && one.textContent?.trim() && !one.closest('svg'))
      .filter((one) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(one)
        if (clipPath === 'inset(50%)') return false
        return (
          (/hidden|clip/.test(overflowX) && one.scrollWidth > one.clientWidth + 2) ||
          (/hidden|clip/.test(overflowY) && one.scrollHeight > one.clientHeight + 2)
        )
      })
      .map((one) => one.outerHTML.slice(0, 160)),
  )

/** What a 1280 px wide window is at 400% zoom. */
export const ZOOMED = { width: 320, height: 256 }

/** How much of the window the header takes from a visitor who reads on. */
export async function coveredByHeader(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  const header = await page.getByRole('banner').boundingBox()
  return Math.max(0, (header?.y ?? 0) + (header?.height ?? 0))
}

/** The values of WCAG 2.2, 1.4.12. */
export const OWN_TEXT_SPACING =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}'
