import { dialogOf, headerSchedule } from './dialog.ts'
import { holdRequests } from './late-scripts.ts'
import { expectPrices, inRupees, LOOKUP, loadingPrices, prices } from './shown-prices.ts'
import { expect, test, visit } from './site.ts'

test.use({ thirdParties: { country: 'IN', scheduling: 'works' } })

test('a visit asks once, however many pages it goes through; nothing is asked on pages without prices', async ({
  page,
}) => {
  const abroad: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') abroad.push(request.url())
  })
  for (const path of ['/thank-you', '/blog/local-to-global']) {
    await visit(page, path)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(abroad, path).toEqual([])
  }
  await visit(page, '/packages')
  await expectPrices(page, inRupees)
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await page.waitForURL('/')
  await expectPrices(page, inRupees)
  await visit(page, '/services/test')
  await expect.poll(async () => (await prices(page))[0]).toBe('₹24,817')
  expect(abroad).toEqual([LOOKUP])
})

test('leaving the page while the lookup is under way neither breaks nor settles the currency', async ({ page }) => {
  const answer = await holdRequests(page, LOOKUP)
  await visit(page, '/packages')
  await expect(loadingPrices(page)).not.toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await page.waitForURL('/contact')
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await page.goBack()
  await page.waitForURL('/packages')
  answer()
  await expectPrices(page, inRupees)
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
    await headerSchedule(page).click()
    await expect(dialogOf(page)).toBeVisible()
  })
