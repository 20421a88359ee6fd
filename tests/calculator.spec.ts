import type { Page } from '@playwright/test'
import { holdScripts } from './late-scripts.ts'
import { calculator } from './messages.ts'
import { expect, test, visit } from './site.ts'

const field = (page: Page, label: string) => page.locator('#calculator').getByLabel(label)
const verdict = (page: Page) => page.locator('#calculator').getByRole('status')

/** The calculator comes to life when it is in sight; its address shows that it did. */
async function reach(page: Page) {
  await page.locator('#calculator').scrollIntoViewIfNeeded()
  await expect(page.locator('#calculator astro-island[ssr]')).toHaveCount(0)
}

test.use({ thirdParties: { country: 'IN', scheduling: 'works' } })

test('counts in the page’s currency and moves with it, refuses in words, and is in the address', async ({ page }) => {
  await visit(page, '/packages')
  await reach(page)
  await expect(field(page, 'Ad budget')).toHaveValue('66400')
  await expect(field(page, 'Ad budget')).toHaveAccessibleDescription('INR')
  await expect(verdict(page)).toContainText('₹49,883')

  // What the page writes, its fields read.
  await field(page, calculator.price).fill('₹1,25,000')
  await field(page, calculator.margin).fill('33.333')
  await expect(page.getByRole('definition').filter({ hasText: '₹' }).first()).toHaveText('₹41,666')
  await field(page, 'Ad budget').fill('$800')
  await expect(field(page, 'Ad budget')).toHaveAccessibleDescription(/Enter an amount in INR/)
  await expect(verdict(page)).toContainText(calculator.incorrect)
  await field(page, 'Ad budget').fill('8300')
  await expect(page.getByText('Below ₹49,800 a month')).toBeVisible()
  await page.getByLabel('Plan', { exact: true }).selectOption('Starter')

  await page.getByLabel('Currency').first().selectOption('EUR')
  await expect(field(page, 'Ad budget')).toHaveValue('92')
  await expect(field(page, calculator.price)).toHaveValue('1386')
  await expect(page.getByText('Below €552 a month')).toBeVisible()
  await expect(page).toHaveURL(/budget=92&currency=EUR&plan=Starter#calculator$/)
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await reach(page)
  await expect(field(page, 'Ad budget')).toHaveValue('92')
  await expect(field(page, 'Plan')).toHaveValue('Starter')
  await expect(page.locator('[data-usd]').first()).toHaveText('€275')
})

test('keeps what was entered before its script came, in the currency that was shown', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/packages', { waitUntil: 'commit' })
  await field(page, 'Ad budget').fill('2000')
  await page.getByLabel('Plan', { exact: true }).selectOption('Starter')
  release()
  await reach(page)
  await expect(page.locator('[data-usd]').first()).toHaveText('₹24,817')
  await expect(field(page, 'Ad budget')).toHaveValue('2000')
  await expect(field(page, 'Ad budget')).toHaveAccessibleDescription('USD')
  await expect(verdict(page)).toContainText('$')
  await expect(field(page, 'Plan')).toHaveValue('Starter')
  await page.getByLabel('Currency').first().selectOption('EUR')
  await expect(field(page, 'Ad budget')).toHaveValue('1840')
})

test('on a phone the comparison shows the chosen plan, and each entry names it to a screen reader', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/packages')
  for (const plan of ['Starter', 'Professional', 'Enterprise']) {
    await page.getByRole('radio', { name: plan }).first().check()
    const read = await page.locator('table').first().ariaSnapshot()
    expect(read.split(plan).length - 1, plan).toBeGreaterThanOrEqual(12)
  }
})
