import type { Page } from '@playwright/test'
import { expect, test, visit } from './site.ts'

const LOOKUP = 'https://ipapi.co/json/'
/** What stands alone in its element and looks like money, or should have. */
const PRICE = String.raw`^(?:(?:CA|A|S|MX|R)?\$|₹|£|€|¥|₩|R|(?:AED|SAR)\s)[\p{Nd}٬,.]+$`

const prices = (page: Page) =>
  page.evaluate((pattern) => {
    const isPrice = new RegExp(pattern, 'u')
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent ?? ''
      if (isPrice.test(text) && walker.currentNode.parentElement?.children.length === 0) found.push(text)
    }
    return found
  }, PRICE)
const expectPrices = (page: Page, expected: string[]) => expect.poll(() => prices(page)).toEqual(expected)

const inDollars = ['$299', '$599', '$1,299']
const inRupees = ['₹24,817', '₹49,717', '₹1,07,817']

/** Answers the lookup, each time as `answer` says then. */
async function lookupAnswers(page: Page, answer: () => { status?: number; contentType?: string; body: string }) {
  await page.route(LOOKUP, (route) => route.fulfill({ contentType: 'application/json', ...answer() }))
}

async function startNewVisit(page: Page) {
  await page.evaluate(() => sessionStorage.clear())
}

/** Opens a page whose clock stands still from the start, and lets as little time pass as React needs to take over. */
async function visitWithoutTime(page: Page, path: string) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto(path)
  await expect(async () => {
    await page.clock.runFor(10)
    expect(await page.evaluate(() => 'earlyClicks' in window)).toBe(false)
  }).toPass()
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

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

test.describe('one visit', () => {
  test.use({ world: { country: 'IN', scheduling: 'works' } })

  test('asks once, however many pages it goes through; nothing is asked on pages without prices', async ({ page }) => {
    const abroad: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== 'localhost') abroad.push(request.url())
    })
    for (const path of ['/about', '/faqs', '/contact', '/thank-you', '/blog', '/blog/1', '/blog/local-to-global']) {
      await visit(page, path)
      await page.evaluate(() => new Promise(requestAnimationFrame))
      expect(abroad, path).toEqual([])
    }
    await visit(page, '/packages')
    await expectPrices(page, inRupees)
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
    await page.waitForURL('/')
    await expectPrices(page, inRupees)
    for (const path of ['/services/test', '/packages', '/']) {
      await visit(page, path)
      await expect.poll(async () => (await prices(page))[0]).toBe('₹24,817')
    }
    expect(abroad).toEqual([LOOKUP])
  })

  test('leaving the page while the lookup is under way neither asks twice nor breaks', async ({ page }) => {
    let answer: () => void = () => undefined
    let asked = 0
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(LOOKUP, async (route) => {
      asked++
      await held
      await route.fulfill({ json: { country_code: 'IN' } })
    })
    await visitWithoutTime(page, '/packages')
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
    await page.waitForURL('/contact')
    await page.goBack()
    await page.waitForURL('/packages')
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(3)
    answer()
    await expectPrices(page, inRupees)
    expect(asked).toBe(1)
  })

  for (const [how, forbid] of [
    [
      'access throws',
      () => {
        for (const name of ['sessionStorage', 'localStorage'])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('forbidden', 'SecurityError')
            },
          })
      },
    ],
    [
      'every call throws',
      () => {
        for (const name of ['getItem', 'setItem', 'removeItem'] as const)
          Storage.prototype[name] = () => {
            throw new DOMException('forbidden', 'SecurityError')
          }
      },
    ],
  ] as const)
    test(`a browser that forbids storage (${how}) shows the prices all the same, and nothing breaks`, async ({
      page,
    }) => {
      await page.addInitScript(forbid)
      await visit(page, '/')
      await expectPrices(page, inRupees)
      await page.getByRole('banner').getByRole('link', { name: 'Packages' }).click()
      await page.waitForURL('/packages')
      await expectPrices(page, inRupees)
      await page.goBack()
      await page.waitForURL('/')
      await page.reload()
      await expectPrices(page, inRupees)
    })

  test('a kept currency that is none is looked up again', async ({ page }) => {
    await page.addInitScript(() => {
      for (const key of ['currency', ...Object.keys(sessionStorage)]) sessionStorage.setItem(key, 'constructor')
    })
    await visit(page, '/packages')
    await expectPrices(page, inRupees)
  })
})

test.describe('the longest prices', () => {
  // By its zone too: on a slow machine the lookup may be given up before it is let go.
  test.use({ timezoneId: 'Asia/Seoul' })
  for (const path of ['/packages', '/services/test', '/services/google-ads'])
    test(`on ${path} keep to their place and push nothing away, from 320 to 1920 px`, async ({ page }) => {
      test.slow()
      await page.addInitScript(() => {
        const shifts = Object.assign(window, { shifts: [] as unknown[] }).shifts
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(entry.toJSON())
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto('/faqs')
      for (const width of [320, 390, 1024, 1280, 1920]) {
        await startNewVisit(page)
        await page.setViewportSize({ width, height: 900 })
        let answer: () => void = () => undefined
        const held = new Promise<void>((resolve) => {
          answer = resolve
        })
        await page.route(LOOKUP, async (route) => {
          await held
          await route.fulfill({ json: { country_code: 'KR' } })
        })
        await visit(page, path)
        await expect(page.locator('[aria-busy="true"]').first()).toBeAttached()
        await page.getByRole('main').locator('[aria-busy="true"]').first().scrollIntoViewIfNeeded()
        await page.evaluate(async () => {
          for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
          ;(window as unknown as { shifts: unknown[] }).shifts.length = 0
        })
        answer()
        await expect.poll(async () => (await prices(page))[0]).toMatch(/^₩/)
        await page.evaluate(async () => {
          for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
        })
        const shifts = await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)
        expect(shifts, `${width} px`).toEqual([])
        expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0)
        const spilling = await page.getByText(/^₩[\d,]+$/).evaluateAll((shown) =>
          shown
            .filter((price) => {
              const card = price.closest('li') ?? price.closest('section')
              if (!card) return true
              const room = card.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(card).paddingRight)
              return price.getBoundingClientRect().right > room + 0.5
            })
            .map((price) => price.textContent),
        )
        expect(spilling, `${width} px`).toEqual([])
      }
    })
})
