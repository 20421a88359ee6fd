import { CLASSIC_SCROLLBARS, frames, open } from './dialog.ts'
import { expect, test, visit } from './site.ts'

test.use(CLASSIC_SCROLLBARS)

test('floating buttons lie under dialogs, and respect safe-area insets at the sides', async ({ page }) => {
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

for (const { path, names } of [
  { path: '/', names: /^(Chat on WhatsApp|Open chat assistant)$/ },
  { path: '/blog/local-to-global', names: /^Open chat$/ },
])
  test(`floating buttons miss the footer's links at the end of ${path} from 320 to 1280 px, with a safe-area inset too`, async ({
    page,
  }) => {
    await visit(page, path)
    const session = await page.context().newCDPSession(page)
    const buttons = await page
      .getByRole('link', { name: names })
      .or(page.getByRole('button', { name: names }))
      .all()
    expect(buttons.length).toBe(path === '/' ? 2 : 1)
    for (const [width, bottom] of [
      [320, 0],
      [390, 34],
      [768, 0],
      [1280, 34],
    ] as const) {
      await page.setViewportSize({ width, height: 700 })
      await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 0, bottom, left: 0, right: 0 } })
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await frames(page)
      for (const button of buttons) {
        const box = await button.boundingBox()
        if (!box) throw new Error('The button has no box.')
        expect(box.y + box.height, 'clear of the inset').toBeLessThanOrEqual(700 - bottom)
        const covered = await page.getByRole('contentinfo').evaluate(
          (footer, { x, y, width, height }) =>
            [...footer.querySelectorAll('a, button, input')]
              .filter((link) => {
                const place = link.getBoundingClientRect()
                return place.left < x + width && place.right > x && place.top < y + height && place.bottom > y
              })
              .map((link) => link.textContent),
          box,
        )
        expect(covered, `${width} px`).toEqual([])
      }
    }
  })
