import type { Page } from '@playwright/test'
import { openersOn } from './everything-open.ts'
import { openAllDetails } from './layout.ts'
import { templates } from './pages.ts'
import { expect, test, visit } from './site.ts'

/** A phone on its side, with its notch on one side and as much room left free on the other. */
const SIDEWAYS = { width: 844, height: 390 }
/** A smaller one, on which a dialog would fill the screen. */
const SMALL = { width: 640, height: 360 }
const INSETS = { top: 0, bottom: 21, left: 47, right: 47 }

test.use({ viewport: SIDEWAYS, allowedErrors: [/status of 404/] })

async function giveNotch(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: INSETS })
}

/** Texts and controls under the notch. What scrolls sideways in a box of its own may pass there. */
const underNotch = (page: Page, within: string) =>
  page.locator(within).evaluateAll((parts, { left, right }) => {
    const scrolls = (one: Element | null): boolean =>
      one !== null && (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement))
    const isClear = (box: DOMRect) => box.width === 0 || (box.left >= left && box.right <= innerWidth - right)
    return parts
      .flatMap((part) => [part, ...part.querySelectorAll('*')])
      .filter((one) => one.checkVisibility() && getComputedStyle(one).clipPath !== 'inset(50%)')
      .filter(
        (one) =>
          one.matches('button, input, textarea, select') ||
          [...one.childNodes].some((node) => node instanceof Text && node.data.trim()),
      )
      .filter((one) => !one.closest('svg') && !scrolls(one.closest('table, pre, ul')))
      .filter((one) => {
        const range = document.createRange()
        range.selectNodeContents(one)
        const boxes = one.matches('button, input, textarea, select')
          ? [one.getBoundingClientRect()]
          : [...range.getClientRects()]
        return !boxes.every(isClear)
      })
      .map((one) => one.outerHTML.slice(0, 140))
  }, INSETS)

for (const path of templates)
  test(`${path} keeps its text and controls clear of a notch`, async ({ page }) => {
    await visit(page, path)
    await giveNotch(page)
    await openAllDetails(page)
    expect.soft(await underNotch(page, 'body > :not([popover])')).toEqual([])
    for (const size of [SIDEWAYS, SMALL]) {
      await page.setViewportSize(size)
      for (const open of openersOn[path] ?? []) {
        const { name, within, close } = await open(page)
        expect.soft(await underNotch(page, within), `${name} at ${size.width} px`).toEqual([])
        const box = await page.locator(within).first().boundingBox()
        expect.soft((box?.y ?? 0) + (box?.height ?? 0), `foot of ${name}`).toBeLessThanOrEqual(size.height)
        await close()
      }
    }
  })

test('a toast and the skip link keep clear of a notch', async ({ page }) => {
  await page.setViewportSize({ ...SMALL, width: 480 })
  await visit(page, '/blog/local-to-global')
  await giveNotch(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  expect(await underNotch(page, 'body > a')).toEqual([])
  const newsletter = page.getByRole('complementary')
  await newsletter.getByRole('textbox', { name: /email/i }).fill('reader@example.com')
  await newsletter.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
  expect(await underNotch(page, '#toasts')).toEqual([])
  const box = await page.getByRole('alert').filter({ hasText: /\w/ }).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0), 'over the bar at the foot').toBeLessThanOrEqual(360 - INSETS.bottom)
})
