import { CLASSIC_SCROLLBARS, dialogOf, expectClosed, focusIsInDialog, headerSchedule, open } from './dialog.ts'
import { expect, test, visit } from './site.ts'

test.use(CLASSIC_SCROLLBARS)

test('Schedule opens the demo modal, closed at first, outside the blog', async ({ page }) => {
  test.slow()
  for (const path of ['/', '/packages', '/services/seo-optimization', '/contact']) {
    await visit(page, path)
    await expect(dialogOf(page)).toHaveCount(0)
    await open(page)
    await expect(dialogOf(page).locator('iframe')).toBeAttached()
    await expect(dialogOf(page)).toHaveAccessibleName(/\w/)
  }
})

test('the call to action of a service page and the hero open the demo modal', async ({ page }) => {
  await visit(page, '/services/google-ads')
  await open(page, page.getByRole('main').getByRole('button').first())
  await expect(dialogOf(page).locator('iframe')).toBeAttached()
  await visit(page, '/')
  await open(page, page.locator('#home').getByRole('button', { name: 'Schedule' }))
  await expect(dialogOf(page).locator('iframe')).toBeAttached()
})

test.describe('the consultation dialog', () => {
  test('is closed at first, on each page; Schedule opens it, with booking, WhatsApp and the contact page', async ({
    page,
  }) => {
    test.slow()
    for (const path of ['/services/test', '/blog', '/blog/social-media', '/blog/1', '/blog/local-to-global']) {
      await visit(page, path)
      await expect(dialogOf(page)).toHaveCount(0)
      await open(page)
      await expect(dialogOf(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me\/\d+\?/)
      await expect(dialogOf(page).getByRole('link', { name: /contact/i })).toHaveAttribute('href', '/contact')
      await expect(dialogOf(page).getByRole('button', { name: /book/i })).toBeVisible()
      await expect(dialogOf(page).locator('iframe')).toHaveCount(0)
    }
  })

  test('opens by the calls to action of the hubs and the articles', async ({ page }) => {
    test.slow()
    for (const [path, name] of [
      ['/blog/seo-growth', 'Get SEO Audit'],
      ['/blog/social-media', 'Get Social Media Strategy'],
      ['/blog/digital-strategy', 'Get Strategy Consultation'],
      ['/blog/1', 'Schedule Free Consultation'],
      ['/blog/local-to-global', 'Schedule Free Consultation'],
    ] as const) {
      await visit(page, path)
      await open(page, page.getByRole('button', { name }).first())
      await expect(dialogOf(page).getByRole('link', { name: /contact/i })).toBeVisible()
    }
  })

  test('gives way to the demo modal, which closes with one Back and returns focus to the first opener', async ({
    page,
  }) => {
    await visit(page, '/blog')
    await open(page)
    await dialogOf(page).getByRole('button', { name: /book/i }).click()
    await expect(dialogOf(page).locator('iframe')).toBeAttached()
    await expect(dialogOf(page)).toHaveCount(1)
    expect(await focusIsInDialog(page)).toBe(true)
    await page.goBack()
    await expectClosed(page)
    await expect(headerSchedule(page)).toBeFocused()
    expect(new URL(page.url()).pathname).toBe('/blog')
  })

  test('leads to the contact page, where focus is at the start; Back leads to the page it was opened on', async ({
    page,
  }) => {
    await visit(page, '/blog')
    await open(page)
    await dialogOf(page)
      .getByRole('link', { name: /contact/i })
      .click()
    await page.waitForURL('/contact')
    await expectClosed(page)
    await expect(page.getByRole('main')).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await page.waitForURL('/blog')
    await expectClosed(page)
  })
})
