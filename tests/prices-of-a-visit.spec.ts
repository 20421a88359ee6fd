import { expectPrices, inRupees, LOOKUP, prices, visitWithoutTime } from './shown-prices.ts'
import { expect, test, visit } from './site.ts'

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
