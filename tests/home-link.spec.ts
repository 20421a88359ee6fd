import type { Page } from '@playwright/test'
import { desktop } from './menu.ts'
import { expect, hydrated, test, visit } from './site.ts'

/** Notes how the page is asked to scroll, and when on the page's clock. */
async function watchScrolling(page: Page) {
  await page.addInitScript(() => {
    const asked: { what: string; behavior?: ScrollBehavior; at: number }[] = []
    Object.assign(window, { asked })
    const intoView = Element.prototype.scrollIntoView
    Element.prototype.scrollIntoView = function (options) {
      asked.push({ what: this.id, behavior: (options as ScrollIntoViewOptions)?.behavior, at: Date.now() })
      intoView.call(this, options)
    }
  })
}
const asked = (page: Page) =>
  page.evaluate(() => (window as unknown as { asked: { what: string; behavior: string; at: number }[] }).asked)

for (const [name, start] of [
  ['Home', '/faqs'],
  ['Home', '/'],
  ['the logo', '/faqs'],
  ['the logo', '/'],
] as const)
  test(`${name} on ${start} goes home and 100 ms later scrolls smoothly to the hero`, async ({ page }) => {
    await watchScrolling(page)
    await visit(page, start)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const link =
      name === 'Home'
        ? desktop(page).getByRole('link', { name: 'Home' })
        : page.getByRole('banner').getByRole('link', { name: /home page/ })
    await link.click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('first')
    await page.clock.runFor(99)
    expect((await asked(page)).filter(({ what }) => what === 'home')).toEqual([])
    await page.clock.runFor(60)
    expect(await asked(page)).toContainEqual({ what: 'home', behavior: 'smooth', at: expect.any(Number) })
    await page.clock.resume()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

test.describe('for visitors who prefer reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('Home scrolls at once', async ({ page }) => {
    await watchScrolling(page)
    await visit(page, '/')
    await page.evaluate(() => scrollTo(0, 3000))
    await desktop(page).getByRole('link', { name: 'Home' }).click()
    await expect.poll(async () => (await asked(page)).map(({ behavior }) => behavior)).toEqual(['instant'])
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

test('a link opened with a modifier key stays a link: Home opens in a new tab', async ({ page, context }) => {
  await visit(page, '/faqs')
  const opened = context.waitForEvent('page')
  await desktop(page)
    .getByRole('link', { name: 'Home' })
    .click({ modifiers: ['ControlOrMeta'] })
  await hydrated(await opened)
  expect(new URL((await opened).url()).pathname).toBe('/')
  await expect(page).toHaveURL('/faqs')
})
