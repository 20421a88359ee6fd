import { openersOn } from './everything-open.ts'
import { giveNotch, INSETS, SIDEWAYS, underNotch } from './notch.ts'
import { expect, test, visit } from './site.ts'

/** A smaller phone, on which a dialog would fill the screen. */
const SMALL = { width: 640, height: 360 }

test.use({ viewport: SIDEWAYS, contextOptions: { reducedMotion: 'reduce' } })

// The pages themselves are looked at where each template is visited.
test('what opens on a page keeps clear of a notch and of the foot of the screen', async ({ page }) => {
  test.slow()
  for (const [path, openers] of Object.entries(openersOn)) {
    await visit(page, path)
    await giveNotch(page)
    for (const size of [SIDEWAYS, SMALL]) {
      await page.setViewportSize(size)
      for (const open of openers) {
        const { name, within, close } = await open(page)
        const where = `${name} on ${path} at ${size.width} px`
        expect.soft(await underNotch(page, within), where).toEqual([])
        const foot = await page
          .locator(within)
          .first()
          .evaluate((opened) => {
            const { position } = getComputedStyle(opened)
            return position === 'fixed' ? opened.getBoundingClientRect().bottom : 0
          })
        expect.soft(foot, `foot of ${where}`).toBeLessThanOrEqual(size.height)
        await close()
      }
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
  const toast = page.getByRole('alert').filter({ hasText: /\w/ })
  await expect(toast).toBeVisible()
  expect(await underNotch(page, '#toasts')).toEqual([])
  const box = await toast.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0), 'over the bar at the foot').toBeLessThanOrEqual(
    SMALL.height - INSETS.bottom,
  )
})
