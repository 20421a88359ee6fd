import type { Page } from '@playwright/test'
import { desktop, LINKS, mobile, SERVICES } from './menu.ts'
import { expect, test, visit } from './site.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const toOpen = (page: Page) => page.getByRole('button', { name: 'Open menu' })
async function openMobileMenu(page: Page) {
  await toOpen(page).click()
  await expect(mobile(page)).toBeVisible()
}

test('the menu is closed at first; its button says what it does; it holds the links in order and the demo button', async ({
  page,
}) => {
  await visit(page, '/')
  await expect(desktop(page)).toBeHidden()
  await expect(mobile(page)).toBeHidden()
  await openMobileMenu(page)
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(mobile(page)).toBeHidden()
  await openMobileMenu(page)
  const names = await mobile(page)
    .locator('a:visible, button:visible')
    .evaluateAll((all) => all.map((one) => one.textContent?.trim()))
  expect(names).toEqual(['Home', 'Services', ...LINKS.map(([name]) => name)])
  await page.getByRole('button', { name: 'Schedule Demo' }).click()
  await expect(page.getByRole('dialog', { name: /demo/i })).toBeVisible()
  await expect(mobile(page)).toBeHidden()
})

test('choosing a link closes the menu, also of the page one is on; so does Back', async ({ page }) => {
  await visit(page, '/')
  // Home on Home is no navigation.
  for (const [name, path] of [
    ['Home', '/'],
    ['Packages', '/packages'],
    ['Packages', '/packages'],
  ] as const) {
    await openMobileMenu(page)
    await mobile(page).getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(mobile(page)).toBeHidden()
    await expect(toOpen(page)).toBeVisible()
  }
  await openMobileMenu(page)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(mobile(page)).toBeHidden()
  await expect(toOpen(page)).toBeVisible()
})

test('Services is an expandable list; an entry goes to its page', async ({ page }) => {
  await visit(page, '/')
  await openMobileMenu(page)
  const toggle = mobile(page).getByRole('button', { name: 'Services' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  const entry = mobile(page).getByRole('link', { name: /Website Design/ })
  await expect(entry).toBeHidden()
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  for (const [title] of SERVICES) await expect(mobile(page).getByRole('link', { name: title })).toBeVisible()
  await toggle.click()
  await expect(entry).toBeHidden()
  await toggle.click()
  await entry.click()
  await expect(page).toHaveURL('/services/website-design-development')
  await expect(mobile(page)).toBeHidden()
})

test('Escape closes the menu and gives the focus back to its button; it closes when the focus goes on to the page; a window past the breakpoint has no menu', async ({
  page,
}) => {
  await visit(page, '/about')
  await openMobileMenu(page)
  await page.keyboard.press('Tab')
  await expect(mobile(page).getByRole('link', { name: 'Home' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(mobile(page)).toBeHidden()
  await expect(toOpen(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(mobile(page)).toBeVisible()
  await page.getByRole('button', { name: 'Schedule Demo' }).focus()
  await page.keyboard.press('Tab')
  await expect(mobile(page)).toBeHidden()
  await expect(page.getByRole('main').locator(':focus')).toBeInViewport()

  await openMobileMenu(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(mobile(page)).toBeHidden()
})

test('the last entry of the menu can be reached at 667 x 375, and the page behind stays where it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 667, height: 375 })
  await visit(page, '/')
  await openMobileMenu(page)
  await mobile(page).getByRole('button', { name: 'Services' }).click()
  await page.mouse.move(300, 250)
  await page.mouse.wheel(0, 4000)
  const last = page.getByRole('button', { name: 'Schedule Demo' })
  await expect(last).toBeInViewport({ ratio: 1 })
  await page.mouse.wheel(0, 4000)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await last.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
