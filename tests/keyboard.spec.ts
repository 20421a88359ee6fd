import { expect, test, visit } from './site.ts'

const PHONE = { width: 390, height: 844 }
/** What a 1280 px wide window is at 400% zoom. */
const ZOOMED = { width: 320, height: 256 }

test('the first stop is the skip link, and it leads past the header; the header reached by key leaves the page where it is', async ({
  page,
}) => {
  await visit(page, '/blog/featured')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true)

  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Schedule' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(header.getByRole('link', { name: 'Contact Us' })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(700)
})

test('every stop is seen and not covered', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [path, viewport] of [
    ['/', { width: 1280, height: 800 }],
    ['/contact', ZOOMED],
    ['/blog/local-to-global', PHONE],
  ] as const) {
    await page.setViewportSize(viewport)
    await visit(page, path)
    const stops = new Set<string>()
    for (let count = 0; count < 150; count++) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(() => {
        const focused = document.activeElement
        if (!focused || focused === document.body) return undefined
        const { left, top, right, bottom } = focused.getBoundingClientRect()
        const points = [0.1, 0.5, 0.9].flatMap((x) =>
          [0.1, 0.5, 0.9].map((y) => document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)),
        )
        const { outlineStyle } = getComputedStyle(focused)
        return {
          name: focused.outerHTML.slice(0, 140),
          seen: points.some((hit) => hit && (focused.contains(hit) || hit.contains(focused))),
          ring: outlineStyle !== 'none' || focused.localName === 'iframe',
        }
      })
      if (!stop) break
      const where = `${path} at ${viewport.width} px: ${stop.name}`
      expect(stop.seen, `covered on ${where}`).toBe(true)
      expect(stop.ring, `no focus ring on ${where}`).toBe(true)
      stops.add(stop.name)
    }
    expect(stops.size).toBeGreaterThan(15)
  }
})
