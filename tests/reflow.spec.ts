import { openChat, openDialog } from './everything-open.ts'
import { openAllDetails, sideways, ZOOMED } from './layout.ts'
import { sitemapPaths } from './pages.ts'
import { expect, test, visit } from './site.ts'

// How a template reflows, and with a visitor's own text spacing, is looked at where it is visited.
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

  test('menu, dialog and chat can be used', async ({ page }) => {
    await visit(page, '/')
    const dialog = await openDialog(page)
    await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeInViewport({ ratio: 1 })
    await dialog.close()
    const chat = await openChat(page)
    await chat.close()
  })
})
