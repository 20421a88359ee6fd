import type { Page } from '@playwright/test'
import { visitThenPauseClock } from './clock.ts'
import { horizontalOverflow } from './layout.ts'
import { expect, test } from './site.ts'

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('alert')
const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe' }).first()

/** Subscribes to the newsletter, which shows a toast. */
async function showToast(page: Page) {
  const email = page.getByRole('main').getByLabel(/email/i).first()
  await email.fill('name@example.com')
  await email.press('Enter')
  await expect(email).toHaveValue('')
}

test('a toast is an alert and closes itself after 4 s; at most three are visible, the rest are queued', async ({
  page,
}) => {
  await visitThenPauseClock(page, '/blog/local-to-global')
  await showToast(page)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(3900)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(200)
  await expect(toasts(page)).toHaveCount(0)

  for (let count = 0; count < 5; count++) await showToast(page)
  await expect(toasts(page)).toHaveCount(3)
  await page.clock.runFor(4100)
  await expect(toasts(page)).toHaveCount(2)
  await page.clock.runFor(4100)
  await expect(toasts(page)).toHaveCount(0)
})

test('a toast under the pointer pauses all of them; dismissing it lets the others go on', async ({ page }) => {
  await visitThenPauseClock(page, '/blog/local-to-global')
  for (let count = 0; count < 3; count++) await showToast(page)
  await expect(toasts(page)).toHaveCount(3)
  await toasts(page).first().hover()
  const place = await toasts(page).first().boundingBox()
  await page.clock.runFor(20_000)
  await expect(toasts(page)).toHaveCount(3)
  expect(await toasts(page).first().boundingBox()).toEqual(place)
  await toasts(page).first().getByRole('button').click()
  await expect(toasts(page)).toHaveCount(2)
  await page.mouse.move(5, 5)
  await page.clock.runFor(3900)
  await expect(toasts(page)).toHaveCount(2)
  await page.clock.runFor(200)
  await expect(toasts(page)).toHaveCount(0)
})

test('a toast with focus waits; dismissed by key it moves the focus to the next, and the last one back to where it was', async ({
  page,
}) => {
  await visitThenPauseClock(page, '/blog/local-to-global')
  for (let count = 0; count < 2; count++) await showToast(page)
  await expect(toasts(page)).toHaveCount(2)
  const before = page.getByRole('button', { name: 'Open chat' })
  await before.focus()
  await page.keyboard.press('Tab')
  await expect(toasts(page).first().getByRole('button')).toBeFocused()
  await page.clock.runFor(20_000)
  await expect(toasts(page)).toHaveCount(2)
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toHaveCount(1)
  await expect(toasts(page).first().getByRole('button')).toBeFocused()
  await page.clock.runFor(20_000)
  await expect(toasts(page)).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toHaveCount(0)
  await expect(before).toBeFocused()
})

test('a 200-letter word in a toast wraps at 320 px; a click beside it reaches the page below', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  const word = 'w'.repeat(200)
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('Thank you for subscribing!', word) })
  })
  await visitThenPauseClock(page, '/blog/local-to-global')
  await showToast(page)
  await expect(toasts(page)).toContainText(word)
  const box = await toasts(page).boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
  expect(box?.height).toBeGreaterThan(60)
  expect(await toasts(page).evaluate((toast) => toast.scrollWidth - toast.clientWidth)).toBeLessThanOrEqual(0)
  expect(await horizontalOverflow(page)).toEqual([])
  await subscribe(page).click({ trial: true })
})
