import { LOOKUP, overflow, prices, startNewVisit } from './shown-prices.ts'
import { expect, test, visit } from './site.ts'

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
