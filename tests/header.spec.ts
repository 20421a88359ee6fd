import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, test, visit } from './site.ts'

const PHONE = { width: 390, height: 844 }
const LINKS: [name: string, path: string][] = [
  ['Packages', '/packages'],
  ["FAQ's", '/faqs'],
  ['About Us', '/about'],
  ['Blog', '/blog'],
  ['Contact Us', '/contact'],
]
const SERVICES: [title: string, description: string, path: string][] = [
  ['Search Engine Optimization (SEO)', 'Boost your search rankings & drive traffic.', '/services/seo-optimization'],
  ['Social Media Marketing', 'Build your brand presence for all platforms.', '/services/social-media-marketing'],
  ['Instagram Growth', 'Engaging content that tells your story & results.', '/services/instagram-growth'],
  ['Website Design & Development', 'Build stunning websites that convert.', '/services/website-design-development'],
]

const desktop = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const mobile = (page: Page) => page.getByRole('navigation', { name: 'Mobile' })
const services = (page: Page) => desktop(page).getByRole('button', { name: 'Services' })
const box = async (of: Locator) => {
  const found = await of.boundingBox()
  if (!found) throw new Error('The element has no box.')
  return found
}

async function openMobileMenu(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(mobile(page)).toBeVisible()
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

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('the menu is closed at first, and its button says what it does', async ({ page }) => {
    await visit(page, '/')
    await expect(desktop(page)).toBeHidden()
    await expect(mobile(page)).toBeHidden()
    await openMobileMenu(page)
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(mobile(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  })

  test('the menu holds the links in order and the demo button', async ({ page }) => {
    await visit(page, '/')
    await openMobileMenu(page)
    const names = await mobile(page)
      .locator('a:visible, button:visible')
      .evaluateAll((all) => all.map((one) => one.textContent?.trim()))
    expect(names).toEqual(['Home', 'Services', ...LINKS.map(([name]) => name)])
    await page.getByRole('button', { name: 'Schedule Demo' }).click()
    await expect(page.getByRole('dialog', { name: /demo/i })).toBeVisible()
    await expect(mobile(page)).toBeHidden()
  })

  test('choosing any link closes the menu', async ({ page }) => {
    test.slow()
    await visit(page, '/')
    for (const [name, path] of LINKS) {
      await openMobileMenu(page)
      await mobile(page).getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(mobile(page)).toBeHidden()
    }
    // The page one is on already, Home on Home included.
    for (const name of ['Contact Us', 'Home', 'Home']) {
      await openMobileMenu(page)
      await mobile(page).getByRole('link', { name, exact: true }).click()
      await expect(mobile(page)).toBeHidden()
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
    }
  })

  test('Back closes the menu with the page it belongs to', async ({ page }) => {
    await visit(page, '/')
    await openMobileMenu(page)
    await mobile(page).getByRole('link', { name: 'Packages' }).click()
    await expect(page).toHaveURL('/packages')
    await openMobileMenu(page)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(mobile(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  })

  test('Services is an expandable list; an entry goes to its page and closes the menu', async ({ page }) => {
    await visit(page, '/')
    await openMobileMenu(page)
    const toggle = mobile(page).getByRole('button', { name: 'Services' })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(mobile(page).getByRole('link', { name: /Website Design/ })).toBeHidden()
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    for (const [title] of SERVICES) await expect(mobile(page).getByRole('link', { name: title })).toBeVisible()
    await mobile(page)
      .getByRole('link', { name: /Website Design/ })
      .click()
    await expect(page).toHaveURL('/services/website-design-development')
    await expect(mobile(page)).toBeHidden()
  })

  test('Escape closes the menu and gives the focus back to its button', async ({ page }) => {
    await visit(page, '/')
    await openMobileMenu(page)
    await page.keyboard.press('Tab')
    await expect(mobile(page).getByRole('link', { name: 'Home' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(mobile(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
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

  test('the menu closes when the window grows past the breakpoint', async ({ page }) => {
    await visit(page, '/')
    await openMobileMenu(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(mobile(page)).toBeHidden()
  })
})

/** Notes how the page is asked to scroll, and when on the page's clock. */
async function watchScrolling(page: Page) {
  await page.addInitScript(() => {
    const asked: { what: string; behavior?: ScrollBehavior; at: number }[] = []
    Object.assign(window, { asked })
    const intoView = Element.prototype.scrollIntoView
    Element.prototype.scrollIntoView = function (options) {
      asked.push({ what: this.id, behavior: (options as ScrollIntoViewOptions)?.behavior, at: Date.now() })
      intoView.call(this, options)
    }
  })
}
const asked = (page: Page) =>
  page.evaluate(() => (window as unknown as { asked: { what: string; behavior: string; at: number }[] }).asked)

for (const [name, start] of [
  ['Home', '/faqs'],
  ['Home', '/'],
  ['the logo', '/faqs'],
  ['the logo', '/'],
] as const)
  test(`${name} on ${start} goes home and 100 ms later scrolls smoothly to the hero`, async ({ page }) => {
    await watchScrolling(page)
    await visit(page, start)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const link =
      name === 'Home'
        ? desktop(page).getByRole('link', { name: 'Home' })
        : page.getByRole('banner').getByRole('link', { name: /home page/ })
    await link.click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('first')
    await page.clock.runFor(99)
    expect((await asked(page)).filter(({ what }) => what === 'home')).toEqual([])
    await page.clock.runFor(60)
    expect(await asked(page)).toContainEqual({ what: 'home', behavior: 'smooth', at: expect.any(Number) })
    await page.clock.resume()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

test.describe('for visitors who prefer reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('Home scrolls at once', async ({ page }) => {
    await watchScrolling(page)
    await visit(page, '/')
    await page.evaluate(() => scrollTo(0, 3000))
    await desktop(page).getByRole('link', { name: 'Home' }).click()
    await expect.poll(async () => (await asked(page)).map(({ behavior }) => behavior)).toEqual(['instant'])
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

test('a link opened with a modifier key stays a link: Home opens in a new tab', async ({ page, context }) => {
  await visit(page, '/faqs')
  const opened = context.waitForEvent('page')
  await desktop(page)
    .getByRole('link', { name: 'Home' })
    .click({ modifiers: ['ControlOrMeta'] })
  await hydrated(await opened)
  expect(new URL((await opened).url()).pathname).toBe('/')
  await expect(page).toHaveURL('/faqs')
})
