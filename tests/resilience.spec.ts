import type { Page } from '@playwright/test'
import { contactForm } from './contact-form.ts'
import { dialogOf, expectClosed, focusIsInDialog, headerSchedule } from './dialog.ts'
import { holdScripts } from './late-scripts.ts'
import { expect, siteScriptReady, test, visit } from './site.ts'

const respondWith404 = (page: Page, file: string) =>
  page.route(file, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }))

test('an address with a trailing slash redirects to the one without, its query kept, and the page works there', async ({
  page,
}) => {
  const response = await visit(page, '/blog/seo/seo-1/?utm=1')
  expect(response?.status()).toBe(200)
  await expect(page).toHaveURL('/blog/seo/seo-1?utm=1')
  const canonical = new URL((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '')
  expect(canonical.pathname + canonical.search).toBe('/blog/seo-1')
  await headerSchedule(page).click()
  await expect(dialogOf(page)).toBeVisible()
})

test.describe('before scripts have loaded', () => {
  test('dialog, menu and a question work; an open menu and question stay open once scripts have loaded, and Back closes a dialog', async ({
    page,
  }) => {
    const release = await holdScripts(page)
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
    release()
    await siteScriptReady(page)
    await expect(menu).toBeVisible()
    await expect(question).toHaveAttribute('open', '')
    await page.getByRole('button', { name: 'Schedule Demo' }).click()
    await expect(menu).toBeHidden()
    await page.goBack()
    await expectClosed(page)
    await expect(page).toHaveURL('/faqs')
  })

  test('Back closes a dialog that was opened before', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/packages', { waitUntil: 'commit' })
    await headerSchedule(page).click()
    release()
    await siteScriptReady(page)
    await expect(dialogOf(page).locator('iframe')).toBeAttached()
    await page.goBack()
    await expectClosed(page)
    await expect(page).toHaveURL('/packages')
  })

  for (const reportsHydration of [true, false])
    test(`typed text stays and a click on Send is replayed, ${reportsHydration ? 'with' : 'without'} the event island-hydrated`, async ({
      page,
    }) => {
      if (!reportsHydration)
        await page.addInitScript(() =>
          addEventListener('island-hydrated', (event) => event.stopImmediatePropagation(), true),
        )
      const release = await holdScripts(page)
      await page.goto('/contact', { waitUntil: 'commit' })
      const form = contactForm(page)
      await form.firstName.fill('Asha')
      await form.send.click()
      release()
      await expect(form.validationMessage).toBeVisible()
      await expect(form.firstName).toHaveValue('Asha')
      expect(new URL(page.url()).search, 'no form data in the address').toBe('')
    })
})

test.describe('after a new release', () => {
  test.use({ allowedErrors: [/status of 404|Error hydrating/] })

  test('an open tab whose chunks are gone shows contact details, and the next click on Send tries again', async ({
    page,
  }) => {
    await visit(page, '/contact')
    await respondWith404(page, '**/assets/contact-form.*.js*')
    await respondWith404(page, '**/assets/booking-calendar.*.js*')
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

test('only a browser without `closedby` fetches the polyfill; a click on the backdrop closes the dialog there, a drag into or out of it does not', async ({
  page,
}) => {
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
  // The browser closes a dialog for a visitor's own clicks only, the polyfill for these too.
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
