import type { Page } from '@playwright/test'
import { askInChat, openAllDetails } from './everything-open.ts'
import { sitemapPaths, templates } from './pages.ts'
import { expect, test, visit } from './site.ts'

/** What a 1280 px wide window is at 400% zoom. */
const ZOOMED = { width: 320, height: 256 }

/** How far the page can be scrolled sideways, and what sticks out. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((one) => one.getBoundingClientRect().right > clientWidth + 1)
      .slice(-3)
      .map((one) => `${scrollWidth} px wide: ${one.outerHTML.slice(0, 160)}`)
  })

/** Text that a box with hidden overflow cuts off. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((one) => one.checkVisibility() && one.textContent?.trim() && !one.closest('svg, .sr-only'))
      .filter((one) => {
        const { overflowX, overflowY } = getComputedStyle(one)
        return (
          (/hidden|clip/.test(overflowX) && one.scrollWidth > one.clientWidth + 2) ||
          (/hidden|clip/.test(overflowY) && one.scrollHeight > one.clientHeight + 2)
        )
      })
      .map((one) => one.outerHTML.slice(0, 160)),
  )

test('no page scrolls sideways at 320 px', async ({ page }) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of [...sitemapPaths(), '/thank-you', '/services/test']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await openAllDetails(page)
    expect(await sideways(page), path).toEqual([])
  }
})

test.describe('at 400% zoom', () => {
  test.use({ viewport: ZOOMED, deviceScaleFactor: 4 })

  test('nothing scrolls sideways or is cut off, and the header leaves room to read', async ({ page }) => {
    test.slow()
    for (const path of templates) {
      await visit(page, path)
      expect(await sideways(page), path).toEqual([])
      expect(await cutOff(page), path).toEqual([])
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
      const header = await page.getByRole('banner').boundingBox()
      const covered = Math.max(0, (header?.y ?? 0) + (header?.height ?? 0))
      expect(covered, `the header on ${path}`).toBeLessThanOrEqual(ZOOMED.height / 4)
    }
  })

  test('menu, dialog and chat can be used', async ({ page }) => {
    await visit(page, '/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Schedule Demo' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: 'Open chat assistant' }).click()
    await askInChat(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('log')).toBeHidden()
  })
})

test.describe('with a visitor’s own text spacing', () => {
  for (const width of [320, 1024, 1280])
    test(`no text is lost at ${width} px`, async ({ page }) => {
      test.slow()
      await page.setViewportSize({ width, height: 800 })
      for (const path of templates) {
        await visit(page, path)
        // The values of WCAG 2.2, 1.4.12.
        await page.addStyleTag({
          content:
            '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
        })
        await openAllDetails(page)
        expect(await sideways(page), path).toEqual([])
        expect(await cutOff(page), path).toEqual([])
      }
    })
})
