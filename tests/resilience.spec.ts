import type { Page } from '@playwright/test'
import { chats, field, launcher } from './chat.ts'
import { contactForm } from './contact-form.ts'
import { dialogOf, headerSchedule } from './dialog.ts'
import { hold, holdScripts } from './late-scripts.ts'
import { expect, hydrated, test, visit } from './site.ts'

const vanish = (page: Page, file: string) =>
  page.route(file, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }))

test('an address in another form leads to the agreed one, and the page comes to life there', async ({ page }) => {
  const response = await visit(page, '/blog/SEO/Seo-1/?utm=1')
  expect(response?.status()).toBe(200)
  await expect(page).toHaveURL('/blog/seo/seo-1?utm=1')
  const canonical = new URL((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '')
  expect(canonical.pathname + canonical.search).toBe('/blog/seo-1')
  await headerSchedule(page).click()
  await expect(dialogOf(page)).toBeVisible()
})

test.describe('while the scripts are on their way', () => {
  test('an early press of a button is kept and answered, once', async ({ page, context }) => {
    const letGo = await holdScripts(page)
    await page.goto('/about', { waitUntil: 'commit' })
    await headerSchedule(page).click()
    letGo()
    await expect(dialogOf(page)).toBeVisible()
    await expect(dialogOf(page)).toHaveCount(1)
    expect(context.pages(), 'no booking page opened as well').toHaveLength(1)
  })

  for (const chat of chats)
    test(`an early press opens ${chat.name}`, async ({ page }) => {
      const letGo = await holdScripts(page)
      await page.goto(chat.path, { waitUntil: 'commit' })
      await launcher(page, chat.open).click()
      letGo()
      await expect(field(page)).toBeVisible()
      await expect(page.getByRole('alert').filter({ hasText: '@' })).toHaveCount(0)
    })

  test('the menu and a question work by themselves, and stay as they are', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const letGo = await holdScripts(page)
    await page.goto('/faqs', { waitUntil: 'commit' })
    const question = page.locator('main details').first()
    await question.locator('summary').click()
    await expect(question.getByRole('paragraph')).toBeVisible()
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Mobile' })
    await expect(menu).toBeVisible()
    letGo()
    await hydrated(page)
    await expect(menu).toBeVisible()
    await expect(question).toHaveAttribute('open', '')
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()
  })

  test('what was typed stays in its field, and the press of Send counts', async ({ page }) => {
    const letGo = await holdScripts(page)
    await page.goto('/contact', { waitUntil: 'commit' })
    const form = contactForm(page)
    await form.firstName.fill('Asha')
    await form.send.click()
    letGo()
    await expect(form.banner).toBeVisible()
    await expect(form.firstName).toHaveValue('Asha')
    expect(new URL(page.url()).search, 'nothing of it in the address').toBe('')
  })
})

test('scripts that come after the page was given up take over quietly', async ({ page }) => {
  const letGo = await hold(page, /\/assets\/site\..*\.js/)
  await page.clock.install()
  await page.goto('/contact', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.runFor(10_500)
  const name = page.getByRole('textbox', { name: 'First Name' })
  await expect(name).toBeHidden()
  letGo()
  await expect(name).toBeVisible()
})

test.describe('after a new release', () => {
  test.use({ allowedErrors: [/status of 404|Error hydrating/] })

  test('an old tab whose code for a form has vanished says how to reach us, and tries again at the next press', async ({
    page,
  }) => {
    await visit(page, '/contact')
    await vanish(page, '**/assets/contact-form.*.js*')
    const { firstName, email, send } = contactForm(page)
    await firstName.fill('Asha')
    await email.fill('asha@example.com')
    await send.click()
    await expect(page.getByRole('alert').filter({ hasText: '@' })).toBeVisible()
    await expect(firstName).toHaveValue('Asha')
    await expect(page).toHaveURL('/contact')
    await page.unroute('**/assets/contact-form.*.js*')
    await send.click()
    await expect(page).toHaveURL('/thank-you')
  })

  test('an old tab whose code for the calendar has vanished shows the way to book', async ({ page }) => {
    await visit(page, '/packages')
    await vanish(page, '**/assets/demo-calendar.*.js*')
    await headerSchedule(page).click()
    await expect(dialogOf(page).locator('a[href^="https://calendly.com/"]')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toHaveCount(0)
  })
})

test('where styles cannot reach closed answers, all are open on paper, and afterwards as before, one at a time', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { supports } = CSS
    CSS.supports = (...asked: string[]) => !asked[0]?.includes('::details-content') && supports(...(asked as [string]))
  })
  const print = (step: 'beforeprint' | 'afterprint') => page.evaluate((name) => dispatchEvent(new Event(name)), step)
  const code = page.waitForResponse(/print-details/)
  await visit(page, '/faqs')
  await code
  const questions = page.locator('main summary')
  const open = page.locator('main details[open]')
  await questions.nth(1).click()
  await expect(async () => {
    await print('beforeprint')
    expect(await open.count()).toBe(await questions.count())
  }).toPass()
  await print('beforeprint')
  await print('afterprint')
  await expect(open).toHaveCount(1)
  await questions.nth(3).click()
  await expect(open).toHaveCount(1)
})

test.describe('a browser without popovers', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu opens, closes on Escape, on a press elsewhere, and with a choice', async ({ page }) => {
    await page.addInitScript(() => {
      delete (HTMLElement.prototype as { popover?: unknown }).popover
      // A browser that does not know the attribute would leave it alone, and so does this page.
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof HTMLElement && node.hasAttribute('popover')) {
              node.removeAttribute('popover')
              node.style.display = 'none'
              new MutationObserver(() => {
                node.style.display = node.hasAttribute('data-open') ? 'block' : 'none'
                node.style.position = 'fixed'
              }).observe(node, { attributeFilter: ['data-open'] })
            }
      }).observe(document, { childList: true, subtree: true })
    })
    await visit(page, '/about')
    const menu = page.getByRole('navigation', { name: 'Mobile' })
    const toOpen = page.getByRole('button', { name: 'Open menu' })
    await expect(menu).toBeHidden()
    await toOpen.click()
    await expect(menu).toBeVisible()
    // The Escape of an input method is not the visitor's.
    await page.getByRole('button', { name: 'Close menu' }).dispatchEvent('keydown', { key: 'Escape', keyCode: 229 })
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(toOpen).toBeFocused()
    await toOpen.click()
    await page.mouse.click(200, 30)
    await expect(menu).toBeHidden()
    await toOpen.click()
    await menu.getByRole('link', { name: 'Packages' }).click()
    await expect(page).toHaveURL('/packages')
    await expect(menu).toBeHidden()
  })
})
