import type { Page } from '@playwright/test'
import { CLASSIC_SCROLLBARS, closeButton, dialogOf, expectClosed, frames, open } from './dialog.ts'
import { expect, test, visit } from './site.ts'

test.use(CLASSIC_SCROLLBARS)

/** A drag of a finger, which `page.mouse` cannot make. */
async function dragFinger(page: Page, x: number, y: number, distance: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Input.synthesizeScrollGesture', {
    x,
    y,
    yDistance: distance,
    gestureSourceType: 'touch',
    speed: 3000,
  })
  await session.detach()
}

/** Colors of the screen at these points, as `r,g,b`. */
async function colorsAt(page: Page, points: [x: number, y: number][]) {
  const picture = (await page.screenshot()).toString('base64')
  const reader = await page.context().newPage()
  const colors = await reader.evaluate(
    async ({ picture, points }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${picture}`
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      return points.map(([x, y]) => [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3))
    },
    { picture, points },
  )
  await reader.close()
  return colors
}

test('with scrollbars that take room an open dialog moves nothing behind it, leaves no strip beside the dimmed page, and locks its scroll', async ({
  page,
}) => {
  await visit(page, '/')
  const room = await page.evaluate(() => document.documentElement.clientWidth)
  expect(1280 - room, 'the scrollbar takes room').toBeGreaterThan(5)
  const behind = [
    page.getByRole('banner').getByRole('link').first(),
    page.locator('h1'),
    page.getByRole('link', { name: 'Chat on WhatsApp' }),
  ]
  const places = () => Promise.all(behind.map((thing) => thing.boundingBox()))
  const before = await places()
  await open(page)
  await frames(page)
  for (const [index, place] of (await places()).entries())
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs((place?.[side] ?? Number.NaN) - (before[index]?.[side] ?? Number.NaN))).toBeLessThanOrEqual(1)

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // The background of the page stands left of the strip at all these heights.
    const rows = [120, 400, 780].map((y) => [room - 3, room + 1, 1272, 1279].map((x): [number, number] => [x, y]))
    const colors = await colorsAt(page, rows.flat())
    for (const [index, color] of colors.entries()) {
      const beside = colors[index - (index % 4)] ?? []
      for (const [part, value] of color.entries())
        expect(Math.abs(value - (beside[part] ?? Number.NaN)), `${colorScheme}, ${rows.flat()[index]}`).toBeLessThan(4)
    }
  }

  await page.mouse.move(8, 300)
  await page.mouse.wheel(0, 600)
  for (const key of ['PageDown', 'End', 'ArrowDown', 'Space']) await page.keyboard.press(key)
  await frames(page, 5)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test.describe('on a phone at scroll 1500', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  // For an address with a hash Chrome would restore an older place.
  test('the page stays exactly there while the modal opens, while the backdrop is dragged, and after it closes; no glide', async ({
    page,
  }) => {
    await visit(page, '/#about')
    await page.evaluate(() => scrollTo(0, 1500))
    await page.evaluate(() => {
      const seen = Object.assign(window, { places: [] as number[] }).places
      const note = () => {
        seen.push(scrollY)
        requestAnimationFrame(note)
      }
      note()
    })
    const menu = page.getByRole('button', { name: 'Open menu' })
    for (const close of ['X', 'Escape', 'Back', 'backdrop'] as const) {
      await menu.tap()
      await page.getByRole('button', { name: 'Schedule Demo' }).tap()
      await expect(dialogOf(page)).toBeVisible()
      if (close === 'X') {
        for (const from of [5, 838, 100]) await dragFinger(page, 195, from, -300)
        await expect(dialogOf(page), 'a drag does not close').toBeVisible()
        await closeButton(page).tap()
      }
      if (close === 'Escape') await page.keyboard.press('Escape')
      if (close === 'Back') await page.goBack()
      if (close === 'backdrop') await page.touchscreen.tap(195, 5)
      await expectClosed(page)
      await frames(page, 10)
      await expect(menu, 'the menu’s button stands for the one in the menu').toBeFocused()
    }
    expect(await page.evaluate(() => [...new Set((window as unknown as { places: number[] }).places)])).toEqual([1500])
  })
})
