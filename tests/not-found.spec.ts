import { expect, test, visit } from './site.ts'

test.use({ allowedErrors: [/Failed to load resource.*404/] })

// What each address answers is tested against every server; here is what only a browser can say.
test('an unknown address is logged to the console with its path, and leads home', async ({ page }) => {
  for (const [path, heading] of [
    ['/nothing/here', 'Oops! Page not found'],
    ['/blog/constructor', 'Article Not Found'],
  ] as const) {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    const response = await visit(page, path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(logged.some((text) => text.includes(path))).toBe(true)
  }
  await page.getByRole('link', { name: 'Return to Blog' }).click()
  await expect(page).toHaveURL('/blog')
})

test('an article behind a known category shows it as the badge; any other category leads to its own address', async ({
  page,
}) => {
  await visit(page, '/blog/strategy/seo-1')
  await expect(page.getByRole('article').getByText('strategy', { exact: true })).toBeVisible()
  await visit(page, '/blog/constructor/seo-1?utm=1')
  await expect(page).toHaveURL('/blog/seo-1?utm=1')
  await expect(page.getByRole('article').getByText('Featured', { exact: true })).toBeVisible()
})
