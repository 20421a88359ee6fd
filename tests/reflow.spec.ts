import { openChat, openDialog } from './everything-open.ts'
import { cutOff, openAllDetails, sideways } from './layout.ts'
import { sitemapPaths, templates } from './pages.ts'
import { expect, test, visit } from './site.ts'

test.use({ allowedErrors: [/status of 404/] })

/** What a 1280 px wide window is at 400% zoom. */
const ZOOMED = { width: 320, height: 256 }
/** The values of WCAG 2.2, 1.4.12. */
const SPACED =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}'

test('every page fits into 320 px', async ({ browser, baseURL }) => {
  // Without script nothing comes from elsewhere, so that no request has to be watched.
  const viewport = { width: 320, height: 640 }
  const page = await browser.newPage({ ...(baseURL && { baseURL }), viewport, javaScriptEnabled: false })
  for (const path of sitemapPaths()) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await openAllDetails(page)
    expect.soft(await sideways(page), path).toEqual([])
  }
  await page.close()
})

test.describe('at 400% zoom', () => {
  test.use({ viewport: ZOOMED, deviceScaleFactor: 4 })

  for (const path of templates)
    test(`${path} is read by scrolling down alone; with a visitor’s own text spacing no text is lost`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await visit(page, path)
      expect.soft(await sideways(page)).toEqual([])
      expect.soft(await cutOff(page)).toEqual([])
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
      const header = await page.getByRole('banner').boundingBox()
      const covered = Math.max(0, (header?.y ?? 0) + (header?.height ?? 0))
      expect.soft(covered, 'the header leaves room to read').toBeLessThanOrEqual(ZOOMED.height / 4)

      await openAllDetails(page)
      await page.addStyleTag({ content: SPACED })
      for (const width of [320, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await sideways(page), `spaced, ${width} px`).toEqual([])
        expect.soft(await cutOff(page), `spaced, ${width} px`).toEqual([])
      }
    })

  test('menu, dialog and chat can be used', async ({ page }) => {
    await visit(page, '/')
    const dialog = await openDialog(page)
    await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeInViewport({ ratio: 1 })
    await dialog.close()
    const chat = await openChat(page)
    await chat.close()
  })
})
