import { CHROMIUM_FLAGS, wholeChromiumPath } from '../tools/chromium.ts'
import { open } from './dialog.ts'
import { expect, test, visit } from './site.ts'

// Playwright disables the back/forward cache by default.
test.use({
  launchOptions: {
    executablePath: wholeChromiumPath(),
    channel: 'chromium',
    args: [...CHROMIUM_FLAGS, '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

test('Back restores pages from the back/forward cache, with the menu closed and dialogs working', async ({ page }) => {
  for (const path of ['/', '/blog', '/blog/local-to-global']) {
    await visit(page, path)
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => sessionStorage.setItem('persisted', String(persisted)))
    })
    // Left by a link of the mobile menu, which has to be closed on the return.
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'Contact Us' }).click()
    await page.waitForURL('/contact')
    await page.evaluate(() => history.back())
    // A page that is restored fires no load event.
    await page.waitForURL(path, { waitUntil: 'commit' })
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('persisted')), path).toBe('true')
    await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeHidden()
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page)
    await page.evaluate(() => sessionStorage.clear())
  }
})
