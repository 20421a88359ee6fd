import type { Page } from '@playwright/test'
import {
  CLASSIC_SCROLLBARS,
  closeButton,
  dialogOf,
  dialogs,
  expectClosed,
  focusIsInDialog,
  frames,
  headerSchedule,
  open,
} from './dialog.ts'
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
    speed: 2000,
  })
  await session.detach()
}

for (const { name, path } of dialogs) {
  test(`with classic scrollbars visible, opening the ${name} dialog moves nothing behind it`, async ({ page }) => {
    await visit(page, path)
    const scrollbar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth)
    expect(scrollbar, 'the scrollbar takes room').toBeGreaterThan(5)
    const behind = [
      page.getByRole('banner').getByRole('link').first(),
      page.locator('h1'),
      ...(path === '/' ? [page.getByRole('link', { name: 'Chat on WhatsApp' })] : []),
    ]
    const places = () => Promise.all(behind.map((thing) => thing.boundingBox()))
    const before = await places()
    await open(page)
    await frames(page)
    const after = await places()
    for (const [index, place] of before.entries())
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs((after[index]?.[side] ?? Number.NaN) - (place?.[side] ?? Number.NaN))).toBeLessThanOrEqual(1)
  })
}

test.describe('on a phone at scroll 1500', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  // With a hash in the address, a navigation of the router's would run to it again.
  for (const path of ['/', '/#about', '/blog/facebook-vs-instagram-2025'])
    test(`the page at ${path} stays exactly there while the modal opens, while the backdrop is dragged, and after it closes; no glide`, async ({
      page,
    }) => {
      test.slow()
      await visit(page, path)
      await page.evaluate(() => scrollTo(0, 1500))
      await page.getByRole('button', { name: 'Open menu' }).tap()
      await page.evaluate(() => {
        const seen = Object.assign(window, { places: [] as number[] }).places
        const note = () => {
          seen.push(scrollY)
          requestAnimationFrame(note)
        }
        note()
      })
      for (const close of ['X', 'Escape', 'Back', 'backdrop'] as const) {
        if (close !== 'X') await page.getByRole('button', { name: 'Open menu' }).tap()
        await page.getByRole('button', { name: 'Schedule Demo' }).tap()
        await expect(dialogOf(page)).toBeVisible()
        await dragFinger(page, 195, 5, -300)
        await dragFinger(page, 195, 838, -300)
        await dragFinger(page, 195, 100, -300)
        await expect(dialogOf(page), 'a drag does not close').toBeVisible()
        if (close === 'X') await closeButton(page).tap()
        if (close === 'Escape') await page.keyboard.press('Escape')
        if (close === 'Back') await page.goBack()
        if (close === 'backdrop') await page.touchscreen.tap(195, 5)
        await expectClosed(page)
        await frames(page, 10)
      }
      expect(await page.evaluate(() => [...new Set((window as unknown as { places: number[] }).places)])).toEqual([
        1500,
      ])
    })

  test('focus returns to the button of the menu that the dialog was opened from', async ({ page }) => {
    await visit(page, '/')
    const menu = page.getByRole('button', { name: 'Open menu' })
    await menu.tap()
    await page.getByRole('button', { name: 'Schedule Demo' }).tap()
    await closeButton(page).tap()
    await expect(menu).toBeFocused()
  })
})

test('Back with a modal open closes the modal; Forward does not bring a dead backdrop', async ({ page }) => {
  await visit(page, '/about')
  await page.getByRole('banner').getByRole('link', { name: 'Packages' }).click()
  await page.waitForURL('/packages')
  const getStarted = page.getByRole('button', { name: 'Get Started' }).first()
  await open(page, getStarted)
  await page.goBack()
  await expectClosed(page)
  expect(new URL(page.url()).pathname).toBe('/packages')
  await expect(getStarted).toBeFocused()

  await page.goForward()
  await expectClosed(page)
  expect(new URL(page.url()).pathname).toBe('/packages')

  // It opens from there too, and every dialog takes one step of Back at most.
  await open(page)
  await page.goBack()
  await expectClosed(page)
  await open(page)
  await closeButton(page).click()
  await expectClosed(page)
  await page.goBack()
  await page.waitForURL('/about')
  await expectClosed(page)
})

test('Back closes a modal that is opened again after a reload', async ({ page }) => {
  await visit(page, '/packages')
  await open(page)
  await page.reload()
  await expectClosed(page)
  await open(page)
  await page.goBack()
  await expectClosed(page)
  expect(new URL(page.url()).pathname).toBe('/packages')
})

test('opening a dialog keeps the address and asks for nothing of the page again', async ({ page }) => {
  await visit(page, '/blog?search=seo#top')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const address = page.url()
  await open(page)
  expect(page.url()).toBe(address)
  await page.keyboard.press('Escape')
  await expectClosed(page)
  expect(page.url()).toBe(address)
  expect(asked.filter((url) => /blog\.data|manifest/.test(url))).toEqual([])
})

for (const { name, path } of dialogs) {
  test(`Tab and Shift+Tab, twenty times, stay in the ${name} dialog or its iframe`, async ({ page }) => {
    test.slow()
    await visit(page, path)
    await headerSchedule(page).focus()
    await page.keyboard.press('Enter')
    await expect(dialogOf(page)).toBeVisible()
    expect(await focusIsInDialog(page), 'focus goes in').toBe(true)
    if (name === 'demo') await expect(dialogOf(page).locator('iframe')).toBeAttached()
    for (const key of ['Tab', 'Shift+Tab']) {
      const stops = new Set<string>()
      for (let press = 0; press < 20; press++) {
        await page.keyboard.press(key)
        // Out of an iframe of another process the focus takes a moment.
        await expect.poll(() => focusIsInDialog(page), `${key}, press ${press + 1}`).toBe(true)
        stops.add(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? ''))
      }
      // Through everything and around: X and iframe, or X, button and two links.
      expect(stops.size).toBeGreaterThanOrEqual(name === 'demo' ? 2 : 4)
    }
  })

  test(`closing the ${name} dialog by X, backdrop or Escape returns focus to whichever control opened it`, async ({
    page,
  }) => {
    test.slow()
    await visit(page, path === '/' ? '/packages' : '/blog/seo-growth')
    const openers = [
      headerSchedule(page),
      path === '/'
        ? page.getByRole('button', { name: 'Get Started' }).last()
        : page.getByRole('button', { name: 'Get SEO Audit' }),
    ]
    for (const opener of openers)
      for (const way of ['X', 'backdrop', 'Escape'] as const) {
        await open(page, opener)
        if (way === 'X') await closeButton(page).click()
        if (way === 'Escape') await page.keyboard.press('Escape')
        if (way === 'backdrop') await page.mouse.click(8, 300)
        await expectClosed(page)
        await expect(opener).toBeFocused()
      }
  })
}

test('a press that begins in the dialog and ends on the backdrop, or the other way round, does not close it', async ({
  page,
}) => {
  await visit(page, '/blog')
  await open(page)
  const box = await dialogOf(page).boundingBox()
  if (!box) throw new Error('The dialog has no box.')
  const inside = { x: box.x + 40, y: box.y + 40 }
  const outside = { x: 8, y: 300 }
  for (const [from, to] of [
    [inside, outside],
    [outside, inside],
  ] as const) {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y)
    await page.mouse.up()
    await frames(page)
    await expect(dialogOf(page)).toBeVisible()
  }
})

test('a double click and a held Enter key leave the dialog open that they opened', async ({ page }) => {
  await visit(page, '/')
  await headerSchedule(page).dblclick()
  await frames(page)
  await expect(dialogOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expectClosed(page)

  await headerSchedule(page).focus()
  for (let repeat = 0; repeat < 6; repeat++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(dialogOf(page)).toBeVisible()
})

test('closing and opening at once, faster than the history can follow, ends with the dialog open and one Back closing it', async ({
  page,
}) => {
  await visit(page, '/packages')
  await open(page)
  await page.evaluate(() => {
    const press = (button: Element | null | undefined) => (button as HTMLElement | undefined)?.click()
    const opener = [...document.querySelectorAll('header button')].find((button) => button.textContent === 'Schedule')
    for (let round = 0; round < 3; round++) {
      press(document.querySelector('dialog [aria-label="Close"]'))
      press(opener)
    }
  })
  await frames(page, 10)
  await expect(dialogOf(page)).toBeVisible()
  await page.goBack()
  await expectClosed(page)
  expect(new URL(page.url()).pathname).toBe('/packages')
})

test('the page behind an open dialog does not scroll, by wheel or by key', async ({ page }) => {
  await visit(page, '/')
  await page.evaluate(() => scrollTo(0, 700))
  await open(page)
  await page.mouse.move(8, 300)
  await page.mouse.wheel(0, 600)
  for (const key of ['PageDown', 'End', 'ArrowDown', 'Space']) await page.keyboard.press(key)
  await frames(page, 5)
  expect(await page.evaluate(() => scrollY)).toBe(700)
})

test('reaching the header by keyboard leaves the page where it is', async ({ page }) => {
  await visit(page, '/')
  await page.evaluate(() => scrollTo(0, 700))
  await headerSchedule(page).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact Us' })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(700)
})
