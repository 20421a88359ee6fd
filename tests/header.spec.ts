import type { Locator, Page } from '@playwright/test'
import { visitThenPauseClock } from './clock.ts'
import { desktop, LINKS, SERVICES } from './menu.ts'
import { expect, test, visit } from './site.ts'

const services = (page: Page) => desktop(page).getByRole('button', { name: 'Services' })
/** The panel of the dropdown: what surrounds its entries. */
const panel = (page: Page) => page.locator('[popover]:popover-open')
const box = async (of: Locator) => {
  const found = await of.boundingBox()
  if (!found) throw new Error('The element has no box.')
  return found
}

test('the bar holds the links in order, and one leads to its page', async ({ page }) => {
  await visit(page, '/about')
  const names = await desktop(page)
    .locator('a:visible, button:visible')
    .evaluateAll((all) => all.map((one) => one.textContent?.trim()))
  expect(names).toEqual(['Home', 'Services', ...LINKS.map(([name]) => name), 'Schedule'])
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
  await desktop(page).getByRole('link', { name: 'Packages' }).click()
  await expect(page).toHaveURL('/packages')
  await expect(desktop(page).locator('[aria-current=page]')).toHaveText('Packages')
})

test('Services opens a dropdown 420 px wide, 8 px below its button, of four titled and described links; it fits the window', async ({
  page,
}) => {
  await visit(page, '/')
  await expect(services(page)).toHaveAttribute('aria-expanded', 'false')
  await services(page).focus()
  await page.keyboard.press('Enter')
  await expect(services(page)).toHaveAttribute('aria-expanded', 'true')
  for (const width of [1024, 1100, 1920]) {
    await page.setViewportSize({ width, height: 700 })
    const trigger = await box(services(page))
    const opened = await box(panel(page))
    expect(opened.width).toBe(420)
    expect(opened.y - (trigger.y + trigger.height)).toBeCloseTo(8, 0)
    expect(opened.x).toBeGreaterThanOrEqual(0)
    expect(opened.x + opened.width).toBeLessThanOrEqual(width)
  }
  const entries = panel(page).getByRole('list').getByRole('link')
  await expect(entries).toHaveCount(SERVICES.length)
  for (const [index, [title, description, path]] of SERVICES.entries()) {
    await expect(entries.nth(index)).toContainText(title)
    await expect(entries.nth(index)).toContainText(description)
    await expect(entries.nth(index)).toHaveAttribute('href', path)
  }
  await expect(panel(page).getByRole('link').last()).toHaveAttribute('href', '/#services')
  await entries.nth(2).click()
  await expect(page).toHaveURL('/services/instagram-growth')
  await expect(services(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(panel(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(panel(page), 'Back does not bring it').toHaveCount(0)
})

test('a mouse opens the dropdown by hovering and reaches it across the gap; a click leaves it open, without a flicker, and the next closes it; so do Escape and leaving it', async ({
  page,
}) => {
  await visitThenPauseClock(page, '/about')
  await page.evaluate(() => {
    const changes: string[] = []
    Object.assign(window, { changes })
    document.querySelector('#services-menu')?.addEventListener('toggle', (event) => {
      changes.push((event as ToggleEvent).newState)
    })
  })
  await services(page).hover()
  await expect(panel(page)).toBeVisible()
  await page.mouse.down()
  await page.mouse.up()
  await expect(services(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(panel(page)).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes)).toEqual(['open'])
  await page.mouse.down()
  await page.mouse.up()
  await expect(services(page)).toHaveAttribute('aria-expanded', 'false')

  await page.mouse.move(600, 700)
  await services(page).hover()
  const opened = await box(panel(page))
  await page.mouse.move(600, 700)
  await page.clock.runFor(150)
  await page.mouse.move(opened.x + 200, opened.y + 60)
  await page.clock.runFor(1000)
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(services(page)).toHaveAttribute('aria-expanded', 'false')

  await page.mouse.move(600, 700)
  await services(page).hover()
  await expect(panel(page)).toBeVisible()
  await page.mouse.move(600, 700)
  await page.clock.runFor(250)
  await expect(panel(page)).toHaveCount(0)
})

test('a dialog that closes over a mouse resting on Services opens no dropdown', async ({ page }) => {
  await visit(page, '/about')
  await services(page).hover()
  await page.keyboard.press('Escape')
  await desktop(page).getByRole('button', { name: 'Schedule' }).press('Enter')
  await expect(page.locator('dialog:hover')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(desktop(page).locator('button:hover')).toHaveText('Services')
  await expect(panel(page)).toHaveCount(0)
})

test.describe('on a touch desktop', () => {
  test.use({ hasTouch: true })

  test('a tap on Services opens it and leaves it open; a second tap closes it', async ({ page }) => {
    await visitThenPauseClock(page, '/about')
    await services(page).tap()
    await expect(panel(page)).toBeVisible()
    await page.clock.runFor(1000)
    await expect(panel(page)).toBeVisible()
    await expect(services(page)).toHaveAttribute('aria-expanded', 'true')
    await services(page).tap()
    await expect(panel(page)).toHaveCount(0)
    await services(page).tap()
    await panel(page)
      .getByRole('link', { name: /Social Media/ })
      .tap()
    await expect(page).toHaveURL('/services/social-media-marketing')
    await expect(panel(page)).toHaveCount(0)
  })
})

test('the dropdown closes when the focus goes on to the page, and gives it back on Escape however it was opened', async ({
  page,
}) => {
  await visit(page, '/contact')
  await services(page).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeVisible()
  for (let stops = 0; stops < SERVICES.length + 2; stops++) await page.keyboard.press('Tab')
  await expect(panel(page)).toBeHidden()
  await expect(desktop(page).getByRole('link', { name: 'Packages' })).toBeFocused()

  await services(page).click()
  await page.keyboard.press('Tab')
  await expect(panel(page).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(services(page)).toBeFocused()
})
