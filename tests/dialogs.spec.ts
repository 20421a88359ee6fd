import type { Locator, Page } from '@playwright/test'
import {
  CLASSIC_SCROLLBARS,
  closeButton,
  dialogOf,
  expectClosed,
  focusIsInDialog,
  frames,
  headerSchedule,
  open,
} from './dialog.ts'
import { expect, siteScriptReady, test, visit } from './site.ts'

test.use(CLASSIC_SCROLLBARS)

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

test('a reload with a dialog open closes it, keeps address and place, and costs no step of Back', async ({ page }) => {
  await visit(page, '/about')
  await visit(page, '/packages?from=mail#content')
  const address = page.url()
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  for (let round = 0; round < 2; round++) {
    await open(page)
    expect(page.url()).toBe(address)
    await page.reload()
    await siteScriptReady(page)
    await expectClosed(page)
    expect(page.url()).toBe(address)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  }
  await open(page)
  await page.goBack()
  await expectClosed(page)
  expect(page.url()).toBe(address)
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('Tab and Shift+Tab, twelve times, stay in a dialog or its iframe', async ({ page }) => {
  for (const { path, stopsAtLeast } of [
    // X and iframe, or X, button and two links.
    { path: '/', stopsAtLeast: 2 },
    { path: '/blog', stopsAtLeast: 4 },
  ]) {
    await visit(page, path)
    await headerSchedule(page).focus()
    await page.keyboard.press('Enter')
    await expect(dialogOf(page)).toBeVisible()
    expect(await focusIsInDialog(page), 'focus goes in').toBe(true)
    if (path === '/') await expect(dialogOf(page).locator('iframe')).toBeAttached()
    for (const key of ['Tab', 'Shift+Tab']) {
      const stops = new Set<string>()
      for (let press = 0; press < 12; press++) {
        await page.keyboard.press(key)
        // Out of an iframe of another process the focus takes a moment.
        await expect.poll(() => focusIsInDialog(page), `${path}, ${key}, press ${press + 1}`).toBe(true)
        stops.add(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? ''))
      }
      expect(stops.size).toBeGreaterThanOrEqual(stopsAtLeast)
    }
  }
})

test('X, backdrop and Escape close, and return focus to the control that opened; a drag, a double click and a held Enter key do not close', async ({
  page,
}) => {
  await visit(page, '/packages')
  const lastPlan = page.getByRole('button', { name: 'Get Started' }).last()
  for (const way of ['X', 'backdrop', 'Escape'] as const) {
    await open(page, lastPlan)
    if (way === 'X') await closeButton(page).click()
    if (way === 'Escape') await page.keyboard.press('Escape')
    if (way === 'backdrop') await page.mouse.click(8, 300)
    await expectClosed(page)
    await expect(lastPlan).toBeFocused()
  }

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
  await page.keyboard.press('Escape')
  await expectClosed(page)

  await pressTwice(page, await middleOf(headerSchedule(page)), 'mouse')
  await frames(page)
  await expect(dialogOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expectClosed(page)

  await headerSchedule(page).focus()
  for (let repeat = 0; repeat < 6; repeat++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(dialogOf(page)).toBeVisible()
})

/** Two presses a tenth of a second apart by the browser's clock, however busy the machine is. */
async function pressTwice(page: Page, { x, y }: { x: number; y: number }, by: 'mouse' | 'touch') {
  const session = await page.context().newCDPSession(page)
  const now = Date.now() / 1000
  for (const timestamp of [now - 0.1, now])
    if (by === 'touch') {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }], timestamp })
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp })
    } else
      for (const type of ['mousePressed', 'mouseReleased'] as const)
        await session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1, timestamp })
}

async function middleOf(control: Locator) {
  const box = await control.boundingBox()
  if (!box) throw new Error('The control has no box.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('a double tap opens and does not close; a tap on the backdrop closes', async ({ page }) => {
    await visit(page, '/packages')
    await pressTwice(page, await middleOf(headerSchedule(page)), 'touch')
    await frames(page)
    await expect(dialogOf(page)).toBeVisible()
    await page.touchscreen.tap(8, 300)
    await expectClosed(page)
  })
})

test('closing and opening at once, faster than the history can follow, ends with the dialog open and one Back closing it', async ({
  page,
}) => {
  await visit(page, '/packages')
  await open(page)
  await page.evaluate(async () => {
    const press = (button: Element | null | undefined) => (button as HTMLElement | undefined)?.click()
    const opener = [...document.querySelectorAll('header button')].find((button) => button.textContent === 'Schedule')
    for (let round = 0; round < 3; round++) {
      press(document.querySelector('dialog [aria-label="Close"]'))
      // The history hears of it by an event of its own.
      if (round === 1) await new Promise((resolve) => setTimeout(resolve))
      press(opener)
    }
  })
  await frames(page, 10)
  await expect(dialogOf(page)).toBeVisible()
  await page.goBack()
  await expectClosed(page)
  expect(new URL(page.url()).pathname).toBe('/packages')
})

test('the consultation offers booking, WhatsApp and the contact page; it gives way to the demo, which closes with one Back and returns focus to the first opener', async ({
  page,
}) => {
  await visit(page, '/blog')
  await expect(dialogOf(page)).toHaveCount(0)
  await open(page)
  await expect(dialogOf(page)).toHaveAccessibleName(/\w/)
  await expect(dialogOf(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me\/\d+\?/)
  await expect(dialogOf(page).locator('iframe')).toHaveCount(0)
  await dialogOf(page).getByRole('button', { name: /book/i }).click()
  await expect(dialogOf(page).locator('iframe')).toBeAttached()
  await expect(dialogOf(page)).toHaveCount(1)
  expect(await focusIsInDialog(page)).toBe(true)
  await page.goBack()
  await expectClosed(page)
  await expect(headerSchedule(page)).toBeFocused()
  expect(new URL(page.url()).pathname).toBe('/blog')
})

test('the consultation leads to the contact page; Back leads to the page it was opened on', async ({
  page,
  context,
}) => {
  await visit(page, '/blog/1')
  await page.getByRole('button', { name: 'Schedule Free Consultation' }).last().scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await open(page, page.getByRole('button', { name: 'Schedule Free Consultation' }).last())
  const contact = dialogOf(page).getByRole('link', { name: /contact/i })
  const opened = context.waitForEvent('page')
  await contact.click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL('/contact')
  await contact.click()
  await page.waitForURL('/contact')
  // First of all: a press that waits for the cross-fade to end is tried anew at other places of the window.
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expectClosed(page)
  await page.goBack()
  await page.waitForURL('/blog/1')
  await expectClosed(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})
