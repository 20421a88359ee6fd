import type { Page } from '@playwright/test'
import { visitWithClockPaused } from './clock.ts'
import { holdRequests } from './late-scripts.ts'
import {
  expectPrices,
  inDollars,
  inRupees,
  LOOKUP,
  loadingPrices,
  lookupAnswers,
  prices,
  startNewVisit,
} from './shown-prices.ts'
import { expect, test, visit } from './site.ts'

test('prices follow the country, rounded and grouped as its currency is written; a country without a currency of ours has US dollars', async ({
  page,
}) => {
  let country = ''
  await lookupAnswers(page, () => ({ body: JSON.stringify({ country_code: country }) }))
  for (const [code, enterprise] of [
    ['CA', 'CA$1,754'],
    ['AE', 'AED\u00a04,767'],
    ['NO', '$1,299'],
  ] as const) {
    country = code
    await visit(page, '/packages')
    await expect.poll(async () => (await prices(page))[2], code).toBe(enterprise)
    await startNewVisit(page)
  }
})

test.describe('where the lookup fails', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })

  test.describe('in India by the old name of its zone', () => {
    test.use({ timezoneId: 'Asia/Calcutta' })

    test('the time zone decides, whether the answer is an error with a body, a page, or none at all; it is logged once and not shown', async ({
      page,
    }) => {
      const consoleMessages: string[] = []
      page.on('console', (message) => consoleMessages.push(message.text()))
      let answer: { status?: number; contentType?: string; body: string } | undefined
      await page.route(LOOKUP, (route) => (answer ? route.fulfill(answer) : route.abort()))
      for (const next of [
        { status: 429, body: '{"error":true,"reason":"RateLimited","country_code":"GB"}' },
        { status: 200, contentType: 'text/html', body: '<!doctype html><title>GB</title>' },
        undefined,
      ]) {
        answer = next
        consoleMessages.length = 0
        await visit(page, '/packages')
        await expectPrices(page, inRupees)
        await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0)
        expect(consoleMessages.filter((text) => text.includes('timezone'))).toHaveLength(1)
        await startNewVisit(page)
      }
    })

    test('a lookup that hangs is given up after 2.5 s; until then prices show that they load, and nothing moves when they come', async ({
      page,
    }) => {
      await page.route(LOOKUP, () => undefined)
      await visitWithClockPaused(page, '/packages')
      await expect(loadingPrices(page)).not.toHaveCount(0)
      const place = await page.locator('[data-usd]').first().boundingBox()
      await page.clock.runFor(2300)
      await expect(loadingPrices(page)).not.toHaveCount(0)
      await page.clock.runFor(300)
      await expectPrices(page, inRupees)
      await expect(loadingPrices(page)).toHaveCount(0)
      expect((await page.locator('[data-usd]').first().boundingBox())?.y).toBe(place?.y)
    })
  })

  test.describe('elsewhere, in a browser that writes other digits', () => {
    test.use({ timezoneId: 'Asia/Kathmandu', locale: 'ar-EG', thirdParties: { country: null, scheduling: 'works' } })
    test('prices stay in US dollars, and no longer show that they load', async ({ page }) => {
      await visit(page, '/packages')
      await expect(loadingPrices(page)).toHaveCount(0)
      await expectPrices(page, inDollars)
    })
  })
})

/** Records all price texts when the document is parsed, and again after each change of one of them. */
async function watchPrices(page: Page) {
  await page.addInitScript(() => {
    const seen = Object.assign(window, { seen: [] as string[][] }).seen
    const look = () => {
      const texts = [...document.querySelectorAll('[data-usd]')].map((price) => price.textContent ?? '')
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
  })
  return () => page.evaluate(() => (window as unknown as { seen: string[][] }).seen)
}

for (const path of ['/', '/services/test'])
  test.describe(() => {
    test.use({ locale: 'hi-IN-u-nu-deva', thirdParties: { country: 'IN', scheduling: 'works' } })
    test(`all prices on ${path} change to rupees in one update, and none is ever NaN, undefined or empty`, async ({
      page,
    }) => {
      const seen = await watchPrices(page)
      const release = await holdRequests(page, LOOKUP)
      await visit(page, path)
      release()
      await expect.poll(async () => (await prices(page)).every((price) => price.startsWith('₹'))).toBe(true)
      const [first = [], second = [], ...more] = await seen()
      expect(more).toEqual([])
      expect(first.length).toBeGreaterThan(0)
      for (const text of first) expect(text).toMatch(/^\$[\d,]+$/)
      for (const text of second) expect(text).toMatch(/^₹[\d,]+$/)
      expect(second).toHaveLength(first.length)
    })
  })
