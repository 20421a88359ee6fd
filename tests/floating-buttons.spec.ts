import type { Page } from '@playwright/test'
import { CLASSIC_SCROLLBARS, frames, open } from './dialog.ts'
import { expect, test, visit } from './site.ts'

test.use(CLASSIC_SCROLLBARS)

test('dialogs cover floating buttons, which respect safe-area insets at the sides', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 375 })
  await visit(page, '/')
  const whatsApp = page.getByRole('link', { name: 'Chat on WhatsApp' })
  const chat = page.getByRole('button', { name: 'Open chat assistant' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 0, bottom: 21, left: 44, right: 44 } })
  await frames(page)
  const [right, left] = [await whatsApp.boundingBox(), await chat.boundingBox()]
  const room = await page.evaluate(() => document.documentElement.clientWidth)
  expect((right?.x ?? 0) + (right?.width ?? 0)).toBeLessThanOrEqual(room - 44)
  expect(left?.x).toBeGreaterThanOrEqual(44)

  await open(page)
  for (const button of [whatsApp, chat]) {
    const box = await button.boundingBox()
    if (!box) throw new Error('The button has no box.')
    const hit = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.tagName,
      [box.x + box.width / 2, box.y + box.height / 2],
    )
    expect(hit).toBe('DIALOG')
  }
})

const PAGES = [
  { path: '/', names: /^(Chat on WhatsApp|Open chat assistant)$/ },
  { path: '/blog/local-to-global', names: /^Open chat$/ },
]

/** Scrolls through the page. @returns the controls that a floating button still covers after 20 frames, each with its scroll position */
const coveredOnTheWay = (page: Page) =>
  page.evaluate(async () => {
    const parts = [0.02, 0.25, 0.5, 0.75, 0.98]
    const controls = [
      ...document.querySelectorAll(':is(main, footer) :is(a[href], button, input, select, textarea, summary)'),
    ]
    const isCovered = (control: Element) => {
      const { left, top, width, height, bottom } = control.getBoundingClientRect()
      if (!control.checkVisibility() || top > innerHeight || bottom < innerHeight - 150) return false
      const floatingButtonAt = (x: number, y: number) =>
        document.elementFromPoint(left + width * x, top + height * y)?.closest('[data-floating]')
      return parts.some((x) => parts.some((y) => floatingButtonAt(x, y)))
    }
    const found: string[] = []
    for (let top = 0; top < document.documentElement.scrollHeight; top += 60) {
      scrollTo({ top, behavior: 'instant' })
      let covered = controls
      for (let frame = 0; frame < 20 && covered.length > 0; frame++) {
        await new Promise(requestAnimationFrame)
        covered = controls.filter(isCovered)
      }
      found.push(...covered.map((control) => `${top}: ${control.textContent}`))
    }
    return found
  })

for (const { path, names } of PAGES)
  test(`floating buttons of ${path} are visible at first, step aside before they cover a control, footer included, and reappear`, async ({
    page,
  }) => {
    test.slow()
    await visit(page, path)
    const session = await page.context().newCDPSession(page)
    const buttons = await page
      .getByRole('link', { name: names })
      .or(page.getByRole('button', { name: names }))
      .all()
    expect(buttons.length).toBe(path === '/' ? 2 : 1)
    for (const [width, bottom] of [
      [390, 34],
      [1280, 0],
    ] as const) {
      await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 0, bottom, left: 0, right: 0 } })
      await page.setViewportSize({ width, height: width === 390 ? 844 : 720 })
      await page.evaluate(() => scrollTo(0, 0))
      for (const button of buttons) await expect(button).toHaveCSS('opacity', '1')
      expect(await coveredOnTheWay(page), `${width} px`).toEqual([])
      for (const button of buttons) {
        await expect(button).toHaveCSS('opacity', '1')
        const box = await button.boundingBox()
        const height = page.viewportSize()?.height ?? 0
        expect((box?.y ?? 0) + (box?.height ?? 0), 'clear of the inset').toBeLessThanOrEqual(height - bottom)
      }
    }
  })

test('a floating button that stepped aside is reached by keyboard, and stays while its chat is open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/')
  const chat = page.locator('[popovertarget="assistant"]')
  const send = page.getByRole('button', { name: 'Send Message' })
  await send.evaluate((button) => scrollTo(0, button.getBoundingClientRect().bottom + scrollY - innerHeight + 20))
  await expect(chat).toHaveCSS('opacity', '0')
  await page.keyboard.press('Tab')
  await chat.focus()
  await expect(chat).toHaveCSS('opacity', '1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message', exact: true }).last()).toBeFocused()
  await expect(chat).toHaveCSS('opacity', '1')
})
