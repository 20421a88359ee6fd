import type { Page } from '@playwright/test'
import { CLASSIC_SCROLLBARS, closeButton, dialogOf, dialogs } from './dialog.ts'
import { openDialog } from './everything-open.ts'
import { expect, test, visit } from './site.ts'

test.use(CLASSIC_SCROLLBARS)

const SIZES = [
  { width: 320, height: 568 },
  { width: 667, height: 375 },
  { width: 1280, height: 600 },
]
/** Longer than the calendar is waited for. */
const GIVEN_UP = 6000

/** What scrolls up and down in the dialog. */
const scrolling = (page: Page) =>
  dialogOf(page).evaluate((dialog) =>
    [dialog, ...dialog.querySelectorAll('*')]
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
      .filter((element) => element.scrollHeight > element.clientHeight + 1)
      .map((element) => element.outerHTML.slice(0, 100)),
  )

/** What cannot be reached: it lies above or beside what scrolls, or does not come into view. */
const lost = (page: Page) =>
  dialogOf(page).evaluate((dialog) => {
    const frame = dialog.getBoundingClientRect()
    const parts = [...dialog.querySelectorAll('a, button, p, h2, h3')].filter((part) => part.checkVisibility())
    return parts
      .filter((part) => {
        part.scrollIntoView({ block: 'nearest' })
        const { left, right, top, bottom } = part.getBoundingClientRect()
        return left < frame.left || right > frame.right || top < frame.top - 1 || bottom > frame.bottom + 1
      })
      .map((part) => part.outerHTML.slice(0, 100))
  })

for (const scheduling of ['works', 'empty'] as const)
  test.describe(() => {
    test.use({ thirdParties: { country: 'US', scheduling } })

    test(`where the calendar ${scheduling === 'works' ? 'comes' : 'does not come'}, dialogs fit on every screen, their X can be hit, one thing scrolls`, async ({
      page,
    }) => {
      test.slow()
      await page.clock.install()
      for (const { name, path } of scheduling === 'works' ? dialogs : dialogs.slice(0, 1)) {
        await visit(page, path)
        for (const size of SIZES) {
          await page.setViewportSize(size)
          await openDialog(page)
          if (name === 'demo') await expect(page.locator('script[src$="/widget.js"]')).toBeAttached()
          await page.clock.runFor(GIVEN_UP)
          if (name === 'demo' && scheduling === 'works') await expect(dialogOf(page).locator('iframe')).toBeVisible()
          else await expect(dialogOf(page).getByRole('link').first()).toBeVisible()

          const box = await dialogOf(page).boundingBox()
          const { x = -1, y = -1, width = 0, height = 0 } = box ?? {}
          const where = `${name} at ${size.width} x ${size.height}`
          expect.soft(Math.min(x, y), where).toBeGreaterThanOrEqual(0)
          expect.soft(x + width, where).toBeLessThanOrEqual(size.width)
          expect.soft(y + height, where).toBeLessThanOrEqual(size.height)
          const found = await scrolling(page)
          expect.soft(found.length, `${where}: ${found.join(', ')}`).toBeLessThanOrEqual(1)
          expect.soft(await lost(page), where).toEqual([])
          await closeButton(page).click()
          await expect(dialogOf(page)).toHaveCount(0)
        }
      }
    })
  })
