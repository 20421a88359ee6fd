import type { Page } from '@playwright/test'
import { holdRequests } from './late-scripts.ts'
import { horizontalOverflow } from './layout.ts'
import { takeShifts, watchShifts } from './layout-shifts.ts'
import { LOOKUP, loadingPrices, prices } from './shown-prices.ts'
import { expect, test, visit } from './site.ts'

/** Where everything stands on the page but the prices themselves and what moves by itself. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter(
        (one) =>
          !one.closest('[data-usd], [data-animation]') &&
          !one.querySelector(':scope > [data-usd]') &&
          one.checkVisibility(),
      )
      .map((one) => {
        const { top, height } = one.getBoundingClientRect()
        return `${one.localName} ${Math.round(top + scrollY)} ${Math.round(height)}`
      }),
  )

/** Prices that stand out of the card or the section that they belong to. */
const spilling = (page: Page) =>
  page.locator('[data-usd]').evaluateAll((shown) =>
    shown
      .filter((price) => {
        const card = price.closest('li') ?? price.closest('section')
        if (!card) return true
        const room = card.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(card).paddingRight)
        return price.getBoundingClientRect().right > room + 0.5
      })
      .map((price) => price.textContent),
  )

// By its zone too: on a slow machine the lookup may time out before it is released.
test.use({
  thirdParties: { country: 'KR', scheduling: 'works' },
  timezoneId: 'Asia/Seoul',
  viewport: { width: 390, height: 900 },
})

for (const path of ['/packages', '/services/test', '/services/google-ads'])
  test(`the longest prices on ${path} keep to their place and push nothing away, from 320 to 1920 px`, async ({
    page,
  }) => {
    await watchShifts(page)
    const release = await holdRequests(page, LOOKUP)
    await visit(page, path)
    await expect(loadingPrices(page).first()).toBeAttached()
    await loadingPrices(page).first().scrollIntoViewIfNeeded()
    await page.evaluate(() => document.fonts.ready)
    await takeShifts(page)
    const inDollars = await prices(page)
    release()
    await expect.poll(async () => (await prices(page))[0]).toMatch(/^₩/)
    expect(await takeShifts(page)).toEqual([])

    const inWon = await prices(page)
    const write = (texts: string[]) =>
      page.locator('[data-usd]').evaluateAll((shown, written) => {
        for (const [index, price] of shown.entries()) price.textContent = written[index] ?? ''
      }, texts)
    for (const width of [320, 390, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await write(inDollars)
      const before = await places(page)
      await write(inWon)
      expect.soft(await places(page), `${width} px`).toEqual(before)
      expect.soft(await horizontalOverflow(page), `${width} px`).toEqual([])
      expect.soft(await spilling(page), `${width} px`).toEqual([])
    }
  })

test('what plans side by side share stands on the same lines, however much one of them says', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, '/packages')
  const tops = await page
    .locator('li:has([data-usd])')
    .filter({ has: page.getByRole('heading') })
    .evaluateAll((cards) => {
      for (const [index, card] of cards.entries())
        for (const text of card.querySelectorAll(':scope > p')) text.append(' More to say.'.repeat(index * 5))
      return cards.map((card) => [...card.children].map((part) => Math.round(part.getBoundingClientRect().top)))
    })
  expect(tops).toHaveLength(3)
  // Names are centred beside the sign of the popular plan.
  const [first, ...others] = tops.map((parts) => parts.slice(1))
  for (const other of others) expect(other).toEqual(first)
})
