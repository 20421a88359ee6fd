import type { Locator, Page } from '@playwright/test'
import { desktop, LINKS, SERVICES } from './menu.ts'
import { expect, test, visit } from './site.ts'

const services = (page: Page) => desktop(page).getByRole('button', { name: 'Services' })
const box = async (of: Locator) => {
  const found = await of.boundingBox()
  if (!found) throw new Error('The element has no box.')
  return found
}

/** The panel of the dropdown: what surrounds its entries. */
const panel = (page: Page) => page.locator('[popover]:popover-open')

test.describe('on a desktop', () => {
  test('the bar holds the links in order, and each goes to its page', async ({ page }) => {
    await visit(page, '/about')
    const names = await desktop(page)
      .locator('a:visible, button:visible')
      .evaluateAll((all) => all.map((one) => one.textContent?.trim()))
    expect(names).toEqual(['Home', 'Services', ...LINKS.map(([name]) => name), 'Schedule'])
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
    for (const [name, path] of LINKS) {
      await desktop(page).getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(desktop(page).getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    }
  })

  test('Services opens a dropdown 420 px wide, 8 px below its button, of four titled and described links', async ({
    page,
  }) => {
    await visit(page, '/')
    await expect(services(page)).toHaveAttribute('aria-expanded', 'false')
    await services(page).focus()
    await page.keyboard.press('Enter')
    await expect(services(page)).toHaveAttribute('aria-expanded', 'true')
    const trigger = await box(services(page))
    const opened = await box(panel(page))
    expect(opened.width).toBe(420)
    expect(opened.y - (trigger.y + trigger.height)).toBeCloseTo(8, 0)
    expect(await panel(page).getByRole('link').count()).toBe(SERVICES.length)
    for (const [index, [title, description, path]] of SERVICES.entries()) {
      const entry = panel(page).getByRole('link').nth(index)
      await expect(entry).toContainText(title)
      await expect(entry).toContainText(description)
      await expect(entry).toHaveAttribute('href', path)
    }
  })

  test('the dropdown fits the window from the large breakpoint on', async ({ page }) => {
    for (const width of [1024, 1100, 1920]) {
      await page.setViewportSize({ width, height: 700 })
      await visit(page, '/')
      await services(page).focus()
      await page.keyboard.press('Enter')
      const { x, width: wide } = await box(panel(page))
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + wide).toBeLessThanOrEqual(width)
    }
  })

  test('choosing a service goes there and closes the dropdown', async ({ page }) => {
    await visit(page, '/')
    await services(page).click()
    await panel(page)
      .getByRole('link', { name: /Instagram Growth/ })
      .click()
    await expect(page).toHaveURL('/services/instagram-growth')
    await expect(services(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(panel(page)).toHaveCount(0)
  })

  test('hover then click does not flicker: the dropdown opened by the mouse stays open', async ({ page }) => {
    await visit(page, '/')
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
  })

  test('Escape closes a panel opened by hover, and the mouse may leave one', async ({ page }) => {
    await visit(page, '/')
    await services(page).hover()
    await expect(panel(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await expect(services(page)).toHaveAttribute('aria-expanded', 'false')
    await page.mouse.move(600, 700)
    await services(page).hover()
    await expect(panel(page)).toBeVisible()
    await page.mouse.move(600, 700)
    await expect(panel(page)).toHaveCount(0)
  })

  test('a hovered dropdown can be reached with the mouse across the gap', async ({ page }) => {
    await visit(page, '/')
    await services(page).hover()
    const opened = await box(panel(page))
    await page.mouse.move(opened.x + 200, opened.y + 60, { steps: 12 })
    await expect(panel(page)).toBeVisible()
  })

  test('Escape gives the focus back to Services when it was inside the dropdown', async ({ page }) => {
    await visit(page, '/')
    await services(page).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(panel(page).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(services(page)).toBeFocused()
    await expect(services(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('Schedule opens the demo, and the consultation on the test page and every blog page', async ({ page }) => {
    await visit(page, '/about')
    await desktop(page).getByRole('button', { name: 'Schedule' }).click()
    await expect(page.getByRole('dialog', { name: /demo/i })).toBeVisible()
    for (const path of ['/services/test', '/blog', '/blog/seo-growth', '/blog/1']) {
      await visit(page, path)
      await desktop(page).getByRole('button', { name: 'Schedule' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(page.getByRole('dialog', { name: /demo/i })).toBeHidden()
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Contact page' })).toBeVisible()
    }
  })
})

test.describe('on a touch desktop', () => {
  test.use({ hasTouch: true })

  test('a tap on Services opens it and leaves it open; a second tap closes it', async ({ page }) => {
    await visit(page, '/')
    await services(page).tap()
    await expect(panel(page)).toBeVisible()
    // Longer than the mouse may be away, so that a late close would show.
    await page.waitForTimeout(400)
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
