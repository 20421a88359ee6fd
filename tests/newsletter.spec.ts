import type { Page } from '@playwright/test'
import { holdScripts } from './late-scripts.ts'
import { expect, test, visit } from './site.ts'

const places = { blog: '/blog', sidebar: '/blog/ai-in-marketing' }
const parts = (page: Page) => ({
  email: page.getByRole('textbox', { name: 'Email address' }),
  subscribe: page.getByRole('button', { name: 'Subscribe' }),
  toast: page.getByRole('alert').filter({ hasText: 'Thank you for subscribing!' }),
})

test('on the blog it logs the address, clears the field and thanks', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const posts: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && posts.push(request.url()))
  await visit(page, places.blog)
  const { email, subscribe, toast } = parts(page)
  await expect(email).toHaveAttribute('autocomplete', 'email')
  await expect(email).toHaveAttribute('type', 'email')
  await expect(email).toHaveAttribute('required')
  expect(
    await email.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
  ).toBeGreaterThanOrEqual(16)
  await email.fill('  ada@example.com ')
  await subscribe.click()
  await expect(toast).toBeVisible()
  await expect(email).toHaveValue('')
  expect(logged.some((text) => text.includes('ada@example.com'))).toBe(true)
  expect(posts).toEqual([])
})

test('in a sidebar it asks for an address that can be one, and takes Enter three times for one', async ({ page }) => {
  await visit(page, places.sidebar)
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
  for (let times = 0; times < 3; times++) await page.keyboard.press('Enter')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(toast).toHaveCount(1)
})

test('what was typed and sent before the scripts came counts', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(places.blog, { waitUntil: 'commit' })
  await parts(page).email.fill('ada@example.com')
  await page.keyboard.press('Enter')
  release()
  await expect(parts(page).toast).toBeVisible()
  await expect(page).toHaveURL(places.blog)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('nothing asks for an address that would go nowhere', async ({ page }) => {
    for (const path of Object.values(places)) {
      await page.goto(path)
      await expect(parts(page).email).toBeHidden()
      await expect(page.getByRole('heading', { name: /worked example a month/ })).toBeHidden()
    }
  })
})
