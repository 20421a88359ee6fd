import { openChatAndAsk, openDialog } from './everything-open.ts'
import { horizontalOverflow, openAllDetails, ZOOMED } from './layout.ts'
import { sitemapPaths } from './pages.ts'
import { expect, test, visit } from './site.ts'

test('every page fits into 320 px', async ({ browser, baseURL }) => {
  // Without JavaScript no third party is contacted, so that none has to be mocked.
  const viewport = { width: 320, height: 640 }
  const page = await browser.newPage({ ...(baseURL && { baseURL }), viewport, javaScriptEnabled: false })
  for (const path of sitemapPaths()) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await openAllDetails(page)
    expect.soft(await horizontalOverflow(page), path).toEqual([])
  }
  await page.close()
})

test.describe('at 400% zoom', () => {
  test.use({ viewport: ZOOMED, deviceScaleFactor: 4 })

  test('the dialog opens from the menu and closes, and the chat can be used', async ({ page }) => {
    await visit(page, '/')
    const dialog = await openDialog(page)
    await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeInViewport({ ratio: 1 })
    await dialog.close()
    const chat = await openChatAndAsk(page)
    await chat.close()
  })
})
