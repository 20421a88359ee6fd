import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { test } from './delivering-site.ts'
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

test('the provider’s script comes after the page, on every page', async ({ page }) => {
  await provide(page)
  await visit(page, '/faqs')
  const script = page.locator('script[data-goatcounter]')
  await expect(script).toHaveAttribute('src', 'https://counts.example/count.js')
  await expect(script).toHaveAttribute('data-goatcounter', 'https://studio.goatcounter.com/count')
  await expect.poll(() => counted(page)).toEqual([{ path: '/faqs' }])
  await page.getByRole('banner').getByRole('link', { name: 'Packages' }).click()
  await expect.poll(() => counted(page)).toEqual([{ path: '/packages' }])
  expect(await (await page.request.get('/faqs')).text()).not.toContain('src="https://counts.example')
})

test('demo, chat and WhatsApp are counted', async ({ page }) => {
  await provide(page)
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }))
  await visit(page, '/')
  await page.getByRole('button', { name: 'Open chat assistant' }).click()
  await expect.poll(() => events(page)).toEqual(['chat opened'])
  await page.getByRole('button', { name: 'Close chat assistant' }).click()
  await page.getByRole('link', { name: 'Chat on WhatsApp' }).click()
  await expect.poll(() => events(page)).toEqual(['chat opened', 'whatsapp clicked'])
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Schedule/ })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await events(page)).toEqual(['chat opened', 'whatsapp clicked', 'demo opened'])
})

test('the consultation dialog is no demo', async ({ page }) => {
  await provide(page)
  await visit(page, '/blog')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Schedule/ })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await events(page)).toEqual([])
})

test('a message and a sign-up are counted when they have arrived, not before', async ({ page, endpoint }) => {
  await provide(page)
  await visit(page, '/contact')
  await page.getByLabel('First Name').fill('Ada')
  await page.getByLabel('Email').fill('ada@example.com')
  endpoint.answer = 'hang'
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect.poll(() => endpoint.posts.length).toBe(1)
  expect(await events(page)).toEqual([])
  await visit(page, '/contact')
  endpoint.answer = { status: 200 }
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL('/thank-you')
  await expect.poll(() => events(page)).toEqual(['contact sent'])
  await visit(page, '/blog')
  await page.getByRole('textbox', { name: 'Email address' }).fill('ada@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect.poll(() => events(page)).toEqual(['newsletter'])
})

test('a provider that is blocked costs nothing but the counts', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('button', { name: 'Open chat assistant' }).click()
  await expect(page.getByRole('log')).toBeVisible()
})

test('the policy lets the provider in and breaks nothing', async ({ page }) => {
  await provide(page)
  await page
    .context()
    .route('https://studio.goatcounter.com/**', (route) =>
      route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, body: '' }),
    )
  const response = await visit(page, '/contact')
  expect(response?.headers()['content-security-policy']).toContain('https://studio.goatcounter.com')
  await expect.poll(() => counted(page)).toHaveLength(1)
  expect(await page.evaluate(() => fetch('https://studio.goatcounter.com/count').then(({ ok }) => ok))).toBe(true)
})

test('what is off by default is not in the browser’s files', () => {
  const assets = join(import.meta.dirname, '../build/client/assets')
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(20)
  const code = scripts.map((name) => readFileSync(join(assets, name), 'utf8')).join('\n')
  for (const word of ['goatcounter', 'plausible', 'umami', 'whatsapp clicked', 'demo opened'])
    expect(code.includes(word), word).toBe(false)
  for (const word of ['Retry-After', 'not signed up', 'not sent', 'Try again', 'contact-letter', 'Leave this'])
    expect(code.includes(word), word).toBe(false)
})
