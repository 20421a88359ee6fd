import { test } from './configured-site.ts'
import { mobile } from './menu.ts'
import { expect, visit } from './site.ts'

test('an announcement stands above the header of every page, and its link leads on', async ({ page }) => {
  const bar = page.getByRole('complementary', { name: 'Announcement' })
  for (const path of ['/', '/blog/seo-1', '/services/google-ads']) {
    await page.goto(path)
    await expect(bar).toBeInViewport()
    expect((await bar.boundingBox())?.y).toBe(0)
  }
  await bar.getByRole('link', { name: 'New: plans for bakeries.' }).click()
  await expect(page).toHaveURL('/packages')
})

test('after its last day it is gone before anything is painted', async ({ page }) => {
  // Whether it can be seen in the first frames in which it is there.
  await page.addInitScript(() => {
    const seen = Object.assign(window, { seen: [] as boolean[] }).seen
    const note = () => {
      const announcement = document.querySelector('[data-last-day]')
      if (announcement) seen.push(announcement.checkVisibility())
      if (seen.length < 5) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  const seen = () => page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)
  await page.clock.setFixedTime('3000-01-02T12:00:00Z')
  await visit(page, '/faqs')
  await expect.poll(seen).toEqual(Array(5).fill(false))
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)
})

test('the mobile menu opens below the header, wherever that stands', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/faqs')
  for (const scrolled of [0, 300]) {
    await page.evaluate((top) => scrollTo(0, top), scrolled)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const header = await page.getByRole('banner').boundingBox()
    const menu = await page.locator('#mobile-menu').boundingBox()
    expect(menu?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), 0)
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(mobile(page)).toBeHidden()
  }
})
