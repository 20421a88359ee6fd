import { CLASSIC_SCROLLBARS, frames, open } from './dialog.ts'
import { expect, test, visit } from './site.ts'

test.use(CLASSIC_SCROLLBARS)

test.describe('floating buttons', () => {
  test('lie under dialogs', async ({ page }) => {
    await visit(page, '/')
    const floating = [
      page.getByRole('link', { name: 'Chat on WhatsApp' }),
      page.getByRole('button', { name: 'Open chat assistant' }),
    ]
    await open(page)
    for (const button of floating) {
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
    test(`miss the footer's links at the end of ${path} from 320 to 1280 px, with safe-area insets too`, async ({
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
      for (const width of [320, 390, 768, 1024, 1280])
        for (const bottom of [0, 34]) {
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

  test('respect safe-area insets at the sides', async ({ page }) => {
    await page.setViewportSize({ width: 667, height: 375 })
    await visit(page, '/')
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 0, bottom: 21, left: 44, right: 44 } })
    await frames(page)
    const whatsApp = await page.getByRole('link', { name: 'Chat on WhatsApp' }).boundingBox()
    const chat = await page.getByRole('button', { name: 'Open chat assistant' }).boundingBox()
    const room = await page.evaluate(() => document.documentElement.clientWidth)
    expect((whatsApp?.x ?? 0) + (whatsApp?.width ?? 0)).toBeLessThanOrEqual(room - 44)
    expect(chat?.x).toBeGreaterThanOrEqual(44)
  })

  test('the WhatsApp address is digits only, with the greeting, and opens a new tab', async ({ page }) => {
    await visit(page, '/')
    const link = page.getByRole('link', { name: 'Chat on WhatsApp' })
    const address = new URL((await link.getAttribute('href')) ?? '')
    expect(address.origin).toBe('https://wa.me')
    expect(address.pathname).toMatch(/^\/[1-9]\d{6,14}$/)
    expect(address.searchParams.get('text')).toBeTruthy()
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  })
})
