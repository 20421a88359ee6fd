import type { Page } from '@playwright/test'
import { holdScripts } from './late-scripts.ts'
import { expect, test, visit } from './site.ts'

const parts = (page: Page) => ({
  email: page.getByRole('textbox', { name: 'Email address' }),
  subscribe: page.getByRole('button', { name: 'Subscribe' }),
  toast: page.getByRole('alert').filter({ hasText: 'Thank you for subscribing!' }),
})

test('on the blog it logs the address, clears the field, thanks, and says that nothing is kept', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const posts: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && posts.push(request.url()))
  // Typed and sent before the scripts came.
  const release = await holdScripts(page)
  await page.goto('/blog', { waitUntil: 'commit' })
  const { email, toast } = parts(page)
  await email.fill(' ada\u200b@example.com ')
  await page.keyboard.press('Enter')
  release()
  await expect(toast).toBeVisible()
  await expect(email).toHaveValue('')
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'not stored' })).toBeVisible()
  expect(logged.some((text) => text.endsWith(' ada@example.com'))).toBe(true)
  expect(posts).toEqual([])
  await expect(page).toHaveURL('/blog')
})

test('in a sidebar it asks for an address that can be one, and takes Enter three times for one', async ({ page }) => {
  await visit(page, '/blog/ai-in-marketing')
  const { email, subscribe, toast } = parts(page)
  await expect(email).toHaveAttribute('autocomplete', 'email')
  await expect(email).toHaveAttribute('type', 'email')
  await expect(email).toHaveAttribute('required')
  const size = await email.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  expect(size).toBeGreaterThanOrEqual(16)
  for (const wrong of ['', 'a@@b.c']) {
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
