import type { Page } from '@playwright/test'
import { desktop } from './menu.ts'
import { expect, test, visit } from './site.ts'

const homeLinks = (page: Page) => [
  desktop(page).getByRole('link', { name: 'Home' }),
  page.getByRole('banner').getByRole('link', { name: /home page/ }),
]

/** Records the page's calls of `scrollIntoView`. */
async function recordScrollIntoView(page: Page) {
  await page.addInitScript(() => {
    const calls: string[] = []
    Object.assign(window, { calls })
    const intoView = Element.prototype.scrollIntoView
    Element.prototype.scrollIntoView = function (options) {
      calls.push(`${this.id} ${(options as ScrollIntoViewOptions)?.behavior}`)
      intoView.call(this, options)
    }
  })
  return () => page.evaluate(() => (window as unknown as { calls: string[] }).calls.splice(0))
}
const scrolled = (page: Page) => page.evaluate(() => scrollY)
const toTheEnd = (page: Page) => page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))

test('on the home page Home and the logo scroll to the hero after 100 ms, at once for reduced motion; with a modifier key or the middle button they open a tab', async ({
  page,
  context,
}) => {
  const calls = await recordScrollIntoView(page)
  await page.clock.install()
  await visit(page, '/')
  await page.clock.pauseAt(Date.now() + 60_000)
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    for (const link of homeLinks(page)) {
      await toTheEnd(page)
      await calls()
      await link.click()
      await page.clock.runFor(99)
      expect(await calls()).toEqual([])
      await page.clock.runFor(20)
      expect(await calls()).toEqual([`home ${reducedMotion === 'reduce' ? 'instant' : 'smooth'}`])
      await expect.poll(() => scrolled(page)).toBe(0)
    }
  }
  await expect(page).toHaveURL('/')

  await toTheEnd(page)
  const scrollBefore = await scrolled(page)
  for (const options of [{ modifiers: ['ControlOrMeta'] as 'ControlOrMeta'[] }, { button: 'middle' as const }]) {
    const opened = context.waitForEvent('page')
    await homeLinks(page)[0]?.click(options)
    await expect(await opened).toHaveURL('/')
  }
  await page.clock.runFor(1000)
  expect(await scrolled(page)).toBe(scrollBefore)
})

test('from another page Home and the logo lead to the start of the home page', async ({ page }) => {
  for (const index of [0, 1]) {
    await visit(page, '/faqs')
    await toTheEnd(page)
    await homeLinks(page)[index]?.click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('#home')).toBeInViewport()
    expect(await scrolled(page)).toBe(0)
  }
})
