import type { Page } from '@playwright/test'
import { expect, test, visit } from './site.ts'

const places = { 'the blog’s opening': '/blog', 'a guide’s sidebar': '/blog/ai-in-marketing' }
const parts = (page: Page) => ({
  email: page.getByRole('textbox', { name: 'Email address' }),
  subscribe: page.getByRole('button', { name: 'Subscribe' }),
  toast: page.getByRole('alert').filter({ hasText: 'Thank you for subscribing!' }),
})

for (const [place, path] of Object.entries(places))
  test.describe(place, () => {
    test('logs the address, clears the field and thanks', async ({ page }) => {
      const logged: string[] = []
      page.on('console', (message) => logged.push(message.text()))
      const posts: string[] = []
      page.on('request', (request) => request.method() !== 'GET' && posts.push(request.url()))
      await visit(page, path)
      const { email, subscribe, toast } = parts(page)
      await email.fill('  ada@example.com ')
      await subscribe.click()
      await expect(toast).toBeVisible()
      await expect(email).toHaveValue('')
      expect(logged.some((text) => text.includes('ada@example.com'))).toBe(true)
      expect(posts).toEqual([])
    })

    test('asks for an address that can be one', async ({ page }) => {
      await visit(page, path)
      const { email, subscribe, toast } = parts(page)
      for (const wrong of ['', ' ', 'ada', 'a@@b.c', '@x.com']) {
        await email.fill(wrong)
        await subscribe.click()
        await expect(email).toBeFocused()
        await expect(email).toHaveAttribute('aria-invalid', 'true')
        await expect(email).toHaveAccessibleDescription(/\S/)
      }
      await expect(toast).toBeHidden()
      await email.fill("o'neil@example.co.uk")
      await expect(email).not.toHaveAttribute('aria-invalid')
      await page.keyboard.press('Enter')
      await expect(toast).toBeVisible()
    })
  })

test('one sign-up for Enter three times', async ({ page }) => {
  await visit(page, '/blog')
  const { email, toast } = parts(page)
  await email.fill('ada@example.com')
  for (let times = 0; times < 3; times++) await page.keyboard.press('Enter')
  await expect(toast).toHaveCount(1)
})

test('the field says what belongs in it and is set in at least 16 px', async ({ page }) => {
  await visit(page, '/blog')
  const { email } = parts(page)
  await expect(email).toHaveAttribute('autocomplete', 'email')
  await expect(email).toHaveAttribute('type', 'email')
  await expect(email).toHaveAttribute('required')
  expect(
    await email.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
  ).toBeGreaterThanOrEqual(16)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const path of Object.values(places))
    test(`nothing asks for an address on ${path} that would go nowhere`, async ({ page }) => {
      await page.goto(path)
      await expect(parts(page).email).toBeHidden()
      await expect(page.getByRole('heading', { name: /worked example a month/ })).toBeHidden()
    })
})
