import type { Page } from '@playwright/test'
import { contactForm, expectKept, fillIn, wakeForm } from './contact-form.ts'
import { fetchSenders, NETWORK_NOISE, test, visitForAWhile } from './delivering-site.ts'
import { expect, visit } from './site.ts'

test.use({ allowedErrors: NETWORK_NOISE })

test.describe('offline', () => {
  /** Sends a message that cannot go. */
  async function sendOffline(page: Page) {
    await visitForAWhile(page, '/contact')
    await fetchSenders(page, () => fillIn(page))
    await page.context().setOffline(true)
    await contactForm(page).send.click()
    await expect(contactForm(page).status).toContainText('offline')
  }

  test('a message waits and goes once the connection is back, exactly once', async ({ page, endpoint, context }) => {
    await sendOffline(page)
    await contactForm(page).email.press('Enter')
    await expect(contactForm(page).firstName).not.toBeEditable()
    await page.clock.runFor(60_000)
    expect(endpoint.posts).toHaveLength(0)
    await context.setOffline(false)
    await expect(page).toHaveURL('/thank-you')
    await context.setOffline(true)
    await context.setOffline(false)
    await page.clock.runFor(60_000)
    expect(endpoint.posts).toHaveLength(1)
  })

  test('it goes from another page of the tab too, and a toast tells of it', async ({ page, endpoint }) => {
    await visitForAWhile(page, '/contact')
    // Only this page believes so: the connection is back by the time the next one is there.
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }))
    await fillIn(page)
    await contactForm(page).send.click()
    await expect(contactForm(page).status).toContainText('offline')
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'was sent' })).toBeVisible()
    await expect(page).toHaveURL('/about')
    await visit(page, '/contact')
    await fetchSenders(page, () => wakeForm(page))
    await expect(contactForm(page).firstName).toHaveValue('')
    await page.clock.runFor(60_000)
    expect(endpoint.posts).toHaveLength(1)
  })

  test('it can be taken back, and the text is still there', async ({ page, endpoint, context }) => {
    await sendOffline(page)
    await page.getByRole('button', { name: 'Do not send' }).click()
    await expect(contactForm(page).send).toBeFocused()
    await context.setOffline(false)
    await page.clock.runFor(60_000)
    await expectKept(page)
    await expect(contactForm(page).firstName).toBeEditable()
    expect(endpoint.posts).toHaveLength(0)
  })
})
