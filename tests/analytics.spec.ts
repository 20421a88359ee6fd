import type { Page } from '@playwright/test'
import { NETWORK_NOISE, test } from './configured-site.ts'
import { contactForm } from './contact-form.ts'
import { expect, visit } from './site.ts'

type Count = { path: string; title?: string; event?: boolean }

/**
 * Plays the provider, which counts the page when it comes.
 * @returns what it has been told, by every page
 */
async function provide(page: Page): Promise<Count[]> {
  const counted: Count[] = []
  await page.exposeFunction('report', (what: Count) => void counted.push(what))
  await page.context().route('https://counts.example/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.goatcounter={count:report};goatcounter.count({path:location.pathname})',
    }),
  )
  return counted
}
const events = (counted: Count[]) => counted.filter(({ event }) => event).map(({ title }) => title)

test('the provider’s script comes after the page, on every page, and the policy lets it in', async ({ page }) => {
  const counted = await provide(page)
  await page
    .context()
    .route('https://studio.goatcounter.com/**', (route) =>
      route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, body: '' }),
    )
  const response = await visit(page, '/faqs')
  expect(await response?.text()).not.toContain('src="https://counts.example')
  const script = page.locator('script[data-goatcounter]')
  await expect(script).toHaveAttribute('src', 'https://counts.example/count.js')
  await expect(script).toHaveAttribute('data-goatcounter', 'https://studio.goatcounter.com/count')
  await expect.poll(() => counted).toEqual([{ path: '/faqs' }])
  await page.getByRole('banner').getByRole('link', { name: 'Packages' }).click()
  await expect.poll(() => counted).toEqual([{ path: '/faqs' }, { path: '/packages' }])
  expect(response?.headers()['content-security-policy']).toContain('https://studio.goatcounter.com')
  expect(await page.evaluate(() => fetch('https://studio.goatcounter.com/count').then(({ ok }) => ok))).toBe(true)
})

test('demo, chat and WhatsApp are counted, the consultation is no demo', async ({ page }) => {
  const counted = await provide(page)
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }))
  const schedule = page.getByRole('banner').getByRole('button', { name: /^Schedule/ })
  await visit(page, '/blog')
  await schedule.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await visit(page, '/')
  await page.getByRole('button', { name: 'Open chat assistant' }).click()
  await expect.poll(() => events(counted)).toEqual(['chat opened'])
  await page.getByRole('button', { name: 'Close chat assistant' }).click()
  await page.getByRole('link', { name: 'Chat on WhatsApp' }).click()
  await schedule.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => events(counted)).toEqual(['chat opened', 'whatsapp clicked', 'demo opened'])
})

test.describe('deliveries', () => {
  test.use({ allowedErrors: NETWORK_NOISE })
  test('a message and a sign-up are counted when they have arrived, not before', async ({ page, endpoint }) => {
    const counted = await provide(page)
    await visit(page, '/contact')
    const { firstName, email, send, retry } = contactForm(page)
    await firstName.fill('Ada')
    await email.fill('ada@example.com')
    endpoint.answer = { status: 500 }
    await send.click()
    await expect(retry).toBeVisible()
    expect(events(counted)).toEqual([])
    endpoint.answer = { status: 200 }
    await send.click()
    await expect(page).toHaveURL('/thank-you')
    await expect.poll(() => events(counted)).toEqual(['contact sent'])
    await visit(page, '/blog')
    await page.getByRole('textbox', { name: 'Email address' }).fill('ada@example.com')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect.poll(() => events(counted)).toEqual(['contact sent', 'newsletter'])
  })
})

test('a provider that is blocked costs nothing but the counts', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('button', { name: 'Open chat assistant' }).click()
  await expect(page.getByRole('log')).toBeVisible()
})
