import type { Page } from '@playwright/test'
import { contactForm } from './contact-form.ts'
import { dialogOf, expectClosed, focusIsInDialog, headerSchedule } from './dialog.ts'
import { holdScripts } from './late-scripts.ts'
import { expect, hydrated, test, visit } from './site.ts'

const vanish = (page: Page, file: string) =>
  page.route(file, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }))

test('an address in another form leads to the agreed one, and the page comes to life there', async ({ page }) => {
  const response = await visit(page, '/blog/seo/seo-1/?utm=1')
  expect(response?.status()).toBe(200)
  await expect(page).toHaveURL('/blog/seo/seo-1?utm=1')
  const canonical = new URL((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '')
  expect(canonical.pathname + canonical.search).toBe('/blog/seo-1')
  await headerSchedule(page).click()
  await expect(dialogOf(page)).toBeVisible()
})

test.describe('while the scripts are on their way', () => {
  test('dialog, menu and a question open and close at once, and stay as they are when the scripts come', async ({
    page,
  }) => {
    await page.goto('/about')
    const letGo = await holdScripts(page)
    await page.goto('/faqs', { waitUntil: 'commit' })
    await headerSchedule(page).click()
    await expect(dialogOf(page)).toBeVisible()
    expect(await focusIsInDialog(page)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toHaveCount(0)

    await page.setViewportSize({ width: 390, height: 844 })
    const question = page.locator('main details').first()
    await question.locator('summary').click()
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Mobile' })
    await expect(menu.getByRole('link', { name: /Instagram Growth/ })).toBeVisible()
    letGo()
    await hydrated(page)
    await expect(menu).toBeVisible()
    await expect(question).toHaveAttribute('open', '')
    await page.getByRole('button', { name: 'Schedule Demo' }).click()
    await expect(menu).toBeHidden()
    await page.goBack()
    await expectClosed(page)
    await expect(page).toHaveURL('/faqs')
  })

  test('a dialog that is open when the scripts come is closed by Back', async ({ page }) => {
    const letGo = await holdScripts(page)
    await page.goto('/packages', { waitUntil: 'commit' })
    await headerSchedule(page).click()
    letGo()
    await hydrated(page)
    await expect(dialogOf(page).locator('iframe')).toBeAttached()
    await page.goBack()
    await expectClosed(page)
    await expect(page).toHaveURL('/packages')
  })

  for (const wrapped of [true, false])
    test(`what was typed stays in its field and the press of Send counts, ${wrapped ? 'as islands are wrapped' : 'also where an island does not say that it has hydrated'}`, async ({
      page,
    }) => {
      if (!wrapped)
        await page.addInitScript(() =>
          addEventListener('island-hydrated', (event) => event.stopImmediatePropagation(), true),
        )
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

test.describe('after a new release', () => {
  test.use({ allowedErrors: [/status of 404|Error hydrating/] })

  test('an old tab whose code for a part has vanished says how to reach us, and tries again at the next press', async ({
    page,
  }) => {
    await visit(page, '/contact')
    await vanish(page, '**/assets/contact-form.*.js*')
    await vanish(page, '**/assets/booking-calendar.*.js*')
    const { firstName, email, send } = contactForm(page)
    await firstName.fill('Asha')
    await email.fill('asha@example.com')
    await send.click()
    await expect(page.getByRole('alert').filter({ hasText: '@' })).toBeVisible()
    await expect(firstName).toHaveValue('Asha')
    await expect(page).toHaveURL('/contact')

    await headerSchedule(page).click()
    await expect(dialogOf(page).locator('a[href^="https://calendly.com/"]')).toBeVisible()
    await page.keyboard.press('Escape')

    await page.unroute('**/assets/contact-form.*.js*')
    await send.click()
    await expect(page).toHaveURL('/thank-you')
  })
})

test('only a browser without `closedby` fetches what closes a dialog by its backdrop', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await visit(page, '/packages')
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((url) => url.includes('older-browsers'))).toEqual([])

  await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy'))
  const code = page.waitForResponse('**/assets/older-browsers.*.js')
  await page.reload()
  await code
  await headerSchedule(page).click()
  // The browser itself answers only what a visitor presses, the fetched code this too.
  const press = (from: number, to: number) =>
    dialogOf(page).evaluate(
      (dialog, [down, up]) => {
        dialog.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: down, clientY: down }))
        dialog.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: up, clientY: up }))
      },
      [from, to],
    )
  await press(400, 5)
  await press(5, 400)
  await expect(dialogOf(page)).toBeVisible()
  await expect(async () => {
    await press(5, 5)
    await expect(dialogOf(page)).toHaveCount(0, { timeout: 500 })
  }).toPass()
})
