import type { Page } from '@playwright/test'
import {
  expectPrices,
  inDollars,
  inRupees,
  LOOKUP,
  lookupAnswers,
  PRICE,
  prices,
  startNewVisit,
  visitWithoutTime,
} from './shown-prices.ts'
import { expect, test, visit } from './site.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('prices stand in US dollars', async ({ page }) => {
    await page.goto('/packages')
    expect(await prices(page)).toEqual(inDollars)
  })
})

test('three plans: names, number of features, the popular one, period', async ({ page }) => {
  await visit(page, '/packages')
  for (const [name, features, popular] of [
    ['Starter', 5, false],
    ['Professional', 7, true],
    ['Enterprise', 8, false],
  ] as const) {
    const plan = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) })
    await expect(plan.getByRole('listitem')).toHaveCount(features)
    await expect(plan.getByText('Most Popular', { exact: true })).toHaveCount(popular ? 1 : 0)
    await expect(plan.getByText('/month', { exact: true })).toBeVisible()
    await expect(plan.getByRole('button', { name: 'Get Started' })).toBeVisible()
  }
})

test('prices follow the country, rounded and grouped as the currency is written', async ({ page }) => {
  test.slow()
  let country = ''
  await lookupAnswers(page, () => ({ body: JSON.stringify({ country_code: country }) }))
  await page.goto('/faqs')
  for (const [code, enterprise] of [
    ['IN', '₹1,07,817'],
    ['HR', '€1,195'],
    ['CA', 'CA$1,754'],
    ['AE', 'AED\u00a04,767'],
    ['NO', '$1,299'],
  ] as const) {
    country = code
    await startNewVisit(page)
    await visit(page, '/packages')
    await expect.poll(async () => (await prices(page)).at(-1), code).toBe(enterprise)
  }
})

test.describe('where the lookup fails, in India by the old name of its zone', () => {
  test.use({ timezoneId: 'Asia/Calcutta', allowedErrors: [/Failed to load resource/] })

  test('the timezone decides: 429 with a body, HTML, null, a number, a lower-case code, a longer one, no network', async ({
    page,
  }) => {
    test.slow()
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    let answer: { status?: number; contentType?: string; body: string } = { body: '' }
    await lookupAnswers(page, () => answer)
    await page.goto('/faqs')
    for (const next of [
      { status: 429, body: '{"error":true,"reason":"RateLimited","country_code":"GB"}' },
      { status: 200, contentType: 'text/html', body: '<!doctype html><title>GB</title>' },
      { status: 200, body: 'null' },
      { status: 200, body: '42' },
      { status: 200, body: '{"country_code":"gb"}' },
      { status: 200, body: '{"country_code":"GBR"}' },
    ]) {
      answer = next
      said.length = 0
      await startNewVisit(page)
      await visit(page, '/packages')
      await expect.poll(() => prices(page), JSON.stringify(next)).toEqual(inRupees)
      // Silent for the visitor, and logged.
      await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0)
      expect(said.filter((text) => text.includes('timezone'))).toHaveLength(1)
    }
    await page.route(LOOKUP, (route) => route.abort())
    await startNewVisit(page)
    await visit(page, '/packages')
    await expectPrices(page, inRupees)
  })

  test('a lookup that hangs is given up after 2.5 s; until then the prices load, in their place', async ({ page }) => {
    await page.route(LOOKUP, () => undefined)
    await visitWithoutTime(page, '/packages')
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(3)
    await page.clock.runFor(2300)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(3)
    await page.clock.runFor(300)
    await expectPrices(page, inRupees)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  })
})

test.describe('where the lookup fails, elsewhere', () => {
  test.use({ timezoneId: 'Asia/Kathmandu', world: { country: null, scheduling: 'works' } })
  test.use({ allowedErrors: [/Failed to load resource/] })
  test('prices stay in US dollars, and no longer load', async ({ page }) => {
    await visit(page, '/packages')
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectPrices(page, inDollars)
  })
})

/** Notes what the prices of a page say after each change of the document, from the first parsed element on. */
async function watchPrices(page: Page) {
  await page.addInitScript((pattern) => {
    const isPrice = new RegExp(pattern, 'u')
    const seen = Object.assign(window, { seen: [] as string[][] }).seen
    const look = () => {
      const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
      const texts: string[] = []
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement
        if (parent?.closest('script, style')) continue
        const text = walker.currentNode.textContent ?? ''
        if (isPrice.test(text) || /NaN|undefined/.test(text)) texts.push(text)
      }
      if (texts.join() !== seen.at(-1)?.join()) seen.push(texts)
    }
    addEventListener('DOMContentLoaded', () => {
      look()
      new MutationObserver(look).observe(document.documentElement, {
        subtree: true,
        childList: true,
        characterData: true,
      })
    })
  }, PRICE)
  return () => page.evaluate(() => (window as unknown as { seen: string[][] }).seen)
}

for (const path of ['/', '/packages', '/services/seo-optimization', '/services/test'])
  test.describe(() => {
    test.use({ world: { country: 'IN', scheduling: 'works' } })
    test(`all prices on ${path} change together, never back; the first visit needs no reload; no price is ever NaN, undefined or empty`, async ({
      page,
    }) => {
      const seen = await watchPrices(page)
      await visit(page, path)
      await expect.poll(async () => (await prices(page)).every((price) => price.startsWith('₹'))).toBe(true)
      const [first = [], second = [], ...more] = (await seen()).filter((texts) => texts.length > 0)
      expect(more).toEqual([])
      expect(first.length).toBeGreaterThan(0)
      expect(
        first.every((text) => /^\$[\d,]+$/.test(text)),
        first.join(),
      ).toBe(true)
      expect(
        second.every((text) => /^₹[\d,]+$/.test(text)),
        second.join(),
      ).toBe(true)
      expect(second).toHaveLength(first.length)
    })
  })

for (const locale of ['ar-EG', 'de-DE', 'hi-IN-u-nu-deva'])
  test.describe(() => {
    test.use({ locale, timezoneId: 'America/New_York', allowedErrors: [/Failed to load resource/] })
    test(`the browser's own locale (${locale}) changes neither currency nor digits`, async ({ page }) => {
      let country: string | null = 'US'
      await page.route(LOOKUP, (route) =>
        country ? route.fulfill({ json: { country_code: country } }) : route.abort(),
      )
      await visit(page, '/packages')
      await expectPrices(page, inDollars)
      country = 'IN'
      await startNewVisit(page)
      await visit(page, '/packages')
      await expectPrices(page, inRupees)
      country = null
      await startNewVisit(page)
      await visit(page, '/packages')
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await expectPrices(page, inDollars)
    })
  })
