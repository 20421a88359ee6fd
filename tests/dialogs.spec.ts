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

test('a dialog keeps the address of its page; Back closes one that is opened again after a reload', async ({
  page,
}) => {
  await visit(page, '/packages?from=mail#content')
  const address = page.url()
  await open(page)
  expect(page.url()).toBe(address)
  await page.keyboard.press('Escape')
  await expectClosed(page)
  expect(page.url()).toBe(address)
  await open(page)
  await page.reload()
  await expectClosed(page)
  await open(page)
  await page.goBack()
  await expectClosed(page)
  expect(page.url()).toBe(address)
})

for (const { name, path } of dialogs)
  test(`Tab and Shift+Tab, twelve times, stay in the ${name} dialog or its iframe`, async ({ page }) => {
    await visit(page, path)
    await headerSchedule(page).focus()
    await page.keyboard.press('Enter')
    await expect(dialogOf(page)).toBeVisible()
    expect(await focusIsInDialog(page), 'focus goes in').toBe(true)
    if (name === 'demo') await expect(dialogOf(page).locator('iframe')).toBeAttached()
    for (const key of ['Tab', 'Shift+Tab']) {
      const stops = new Set<string>()
      for (let press = 0; press < 12; press++) {
        await page.keyboard.press(key)
        // Out of an iframe of another process the focus takes a moment.
        await expect.poll(() => focusIsInDialog(page), `${key}, press ${press + 1}`).toBe(true)
        stops.add(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? ''))
      }
      // Through everything and around: X and iframe, or X, button and two links.
      expect(stops.size).toBeGreaterThanOrEqual(name === 'demo' ? 2 : 4)
    }
  })

test('closing by X, backdrop or Escape returns focus to whichever control opened the dialog', async ({ page }) => {
  await visit(page, '/packages')
  for (const opener of [headerSchedule(page), page.getByRole('button', { name: 'Get Started' }).last()])
    for (const way of ['X', 'backdrop', 'Escape'] as const) {
      await open(page, opener)
      if (way === 'X') await closeButton(page).click()
      if (way === 'Escape') await page.keyboard.press('Escape')
      if (way === 'backdrop') await page.mouse.click(8, 300)
      await expectClosed(page)
      await expect(opener).toBeFocused()
    }
})

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
