import type { Page } from '@playwright/test'
import { overflow } from './shown-prices.ts'
import { expect, test, visit } from './site.ts'

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('alert')
const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe' }).first()

async function visitWithoutTime(page: Page) {
  await page.clock.install()
  await visit(page, '/blog/local-to-global')
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** The newsletter thanks by toast. */
async function raise(page: Page) {
  const email = page.getByRole('main').getByLabel(/email/i).first()
  await email.fill('name@example.com')
  await email.press('Enter')
  await expect(email).toHaveValue('')
}

test('a toast is an alert and closes itself after 4 s; at most three are visible, and the others take their turn', async ({
  page,
}) => {
  await visitWithoutTime(page)
  await raise(page)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(3900)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(200)
  await expect(toasts(page)).toHaveCount(0)

  for (let count = 0; count < 5; count++) await raise(page)
  await expect(toasts(page)).toHaveCount(3)
  await page.clock.runFor(4100)
  await expect(toasts(page)).toHaveCount(2)
  await page.clock.runFor(4100)
  await expect(toasts(page)).toHaveCount(0)
})

test('a toast under the pointer waits, and so do its neighbours; dismissed, it keeps nobody waiting', async ({
  page,
}) => {
  await visitWithoutTime(page)
  for (let count = 0; count < 3; count++) await raise(page)
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

test('a toast with focus waits; dismissed by key it hands the focus on, at last to where it came from', async ({
  page,
}) => {
  await visitWithoutTime(page)
  for (let count = 0; count < 2; count++) await raise(page)
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

test('a 200-letter word in a toast wraps at 320 px; a press beside it reaches what lies under', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  const word = 'w'.repeat(200)
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('Thank you for subscribing!', word) })
  })
  await visitWithoutTime(page)
  await raise(page)
  await expect(toasts(page)).toContainText(word)
  const box = await toasts(page).boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
  expect(box?.height).toBeGreaterThan(60)
  expect(await toasts(page).evaluate((toast) => toast.scrollWidth - toast.clientWidth)).toBeLessThanOrEqual(0)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await subscribe(page).click({ trial: true })
})
