import type { Page } from '@playwright/test'
import { expect, test, visit } from './site.ts'

test.use({ allowedErrors: [/Failed to load resource.*404/] })

const notFound = (page: Page) => page.getByRole('heading', { level: 1, name: 'Article Not Found' })

/** Follows an address from within an article, as a link to an article that has since been taken away would. */
async function followFromArticle(page: Page, path: string) {
  await visit(page, '/blog/seo-1')
  await page
    .getByRole('article')
    .locator('p a')
    .first()
    .evaluate((link, to) => link.setAttribute('href', to), path)
  const from = await page.evaluate(() => performance.timeOrigin)
  await page.getByRole('article').locator(`a[href="${path}"]`).click()
  await expect(page).toHaveURL(path)
  return from
}

// `constructor` and `__proto__` are names that every object of the language has.
for (const id of [
  'nope',
  'constructor',
  '__proto__',
  'hasOwnProperty',
  'seo/nope',
  'toString/constructor',
  '%F0%9F%AA%81',
])
  test(`/blog/${id} says that there is no such article, with status 404`, async ({ page }) => {
    const response = await visit(page, `/blog/${id}`)
    expect(response?.status()).toBe(404)
    await expect(notFound(page)).toBeVisible()
    await expect(page.getByText("The article you're looking for doesn't exist or has been moved.")).toBeVisible()
    await expect(page).toHaveTitle(/Article not found/i)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await page.getByRole('link', { name: 'Return to Blog', exact: true }).click()
    await expect(page).toHaveURL('/blog')
    await expect(page.getByRole('combobox', { name: 'Search articles' })).toBeVisible()
  })

for (const id of ['nope', 'constructor', '__proto__'])
  test(`following a link to /blog/${id} inside the site says the same, and Back returns`, async ({ page }) => {
    await followFromArticle(page, `/blog/${id}`)
    await expect(notFound(page)).toBeVisible()
    await expect(page).toHaveTitle(/Article not found/i)
    await page.goBack()
    await expect(page).toHaveURL('/blog/seo-1')
    await expect(notFound(page)).toBeHidden()
    await expect(page.getByRole('article')).toBeVisible()
  })

test('any other unknown address has the general page, and its path in the console', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const response = await visit(page, '/nothing/here')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible()
  expect(logged.some((text) => text.includes('/nothing/here'))).toBe(true)
})

test.describe('an article under a category', () => {
  for (const [path, badge] of [
    ['/blog/seo/seo-1', 'seo'],
    ['/blog/foo/seo-1', 'foo'],
    ['/blog/constructor/seo-1', 'constructor'],
    ['/blog/strategy/seo-1', 'strategy'],
    ['/blog/seo-1', 'Featured'],
  ] as const)
    test(`${path} shows the article, with the badge ${badge}`, async ({ page }) => {
      const response = await visit(page, path)
      expect(response?.status()).toBe(200)
      const title = (
        (await (await page.request.get('/blog/search.json')).json()) as { id: string; title: string }[]
      ).find(({ id }) => id === 'seo-1')?.title
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
      await expect(page.getByRole('article').getByText(badge, { exact: true })).toBeVisible()
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /[^/]\/blog\/seo-1$/)
    })

  test('is reached from inside the site too, and by Back', async ({ page }) => {
    await followFromArticle(page, '/blog/foo/seo-2')
    await expect(page.getByRole('article').getByText('foo', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Blog', exact: true }).click()
    await expect(page).toHaveURL('/blog')
    await page.goBack()
    await expect(page).toHaveURL('/blog/foo/seo-2')
    await expect(page.getByRole('article').getByText('foo', { exact: true })).toBeVisible()
    await expect(notFound(page)).toBeHidden()
  })
})
