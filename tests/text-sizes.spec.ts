import { CHROMIUM_FLAGS, chromiumPath } from '../tools/chromium.ts'
import { openChatAndAsk, openDialog } from './everything-open.ts'
import { horizontalOverflow, openAllDetails } from './layout.ts'
import { templates } from './pages.ts'
import { test as base, expect, visit } from './site.ts'

/** By default font size in pixels. At 24 the layout is another than at 32 only where the window is wide. */
const WIDTHS = { 24: [1024, 1280], 32: [320, 390, 768, 1024, 1280] }

/**
 * A browser whose visitor has set this default font size: by the flag behind that setting, so that `rem` and media queries
 * both follow it. A rule for `html` would leave the media queries where they are.
 */
const test = base.extend<{ textSize: number }>({
  textSize: [16, { option: true }],
  page: async ({ playwright, textSize, baseURL }, use) => {
    const browser = await playwright.chromium.launch({
      executablePath: chromiumPath(),
      args: [...CHROMIUM_FLAGS, `--blink-settings=defaultFontSize=${textSize}`],
    })
    await use(await browser.newPage({ ...(baseURL && { baseURL }), reducedMotion: 'reduce' }))
    await browser.close()
  },
})

for (const textSize of [24, 32] as const)
  test.describe(`with a default font size of ${textSize} px`, () => {
    test.use({ textSize, allowedErrors: [/status of 404/] })

    test('nothing is wider than the page, the way into the menu is on the screen, and on a phone menu, dialog and chat can be used', async ({
      page,
    }) => {
      test.slow()
      for (const path of templates) {
        await page.setViewportSize({ width: 320, height: 800 })
        await visit(page, path)
        await openAllDetails(page)
        const shown = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
        expect(shown).toBe(`${textSize}px`)
        for (const width of WIDTHS[textSize]) {
          await page.setViewportSize({ width, height: 800 })
          expect.soft(await horizontalOverflow(page), `${path} at ${width} px`).toEqual([])
          const menu = page.getByRole('button', { name: 'Open menu' })
          const schedule = page.getByRole('banner').getByRole('button', { name: 'Schedule', exact: true })
          await expect.soft(menu.or(schedule).first(), `${path} at ${width} px`).toBeInViewport({ ratio: 1 })
        }
      }

      await page.setViewportSize({ width: 320, height: 640 })
      await visit(page, '/')
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('button', { name: 'Close menu' }).click()
      for (const open of [openDialog, openChatAndAsk]) {
        const { name, within, close } = await open(page)
        const lost = await page.locator(within).evaluate((opened) =>
          [...opened.querySelectorAll<HTMLElement>('button, input, a, h2')]
            .filter((part) => part.checkVisibility() && !part.closest('ul'))
            .filter((part) => {
              part.scrollIntoView({ block: 'nearest' })
              const { left, right, top, bottom } = part.getBoundingClientRect()
              return left < 0 || right > innerWidth || top < 0 || bottom > innerHeight
            })
            .map((part) => part.outerHTML.slice(0, 120)),
        )
        expect.soft(lost, name).toEqual([])
        await close()
      }
    })
  })
