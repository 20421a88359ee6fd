import { expect, test, visit } from './site.ts'

const hubs = [
  { path: '/blog/seo-growth', start: 'seo', ask: 'Get SEO Audit' },
  { path: '/blog/social-media', start: 'social', ask: 'Get Social Media Strategy' },
  { path: '/blog/digital-strategy', start: 'strategy', ask: 'Get Strategy Consultation' },
]

for (const { path, start, ask } of hubs)
  test.describe(`the hub ${path}`, () => {
    test('has a guide and five articles, and leads to each', async ({ page }) => {
      await visit(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('main section').first().getByRole('listitem')).toHaveCount(4)
      await expect(page.getByRole('link', { name: /^Read Guide/ })).toHaveAttribute('href', `/blog/${start}-1`)
      const articles = page.getByRole('link', { name: /^Read Article/ })
      await expect(articles).toHaveCount(5)
      for (const index of [0, 1, 2, 3, 4])
        await expect(articles.nth(index)).toHaveAttribute('href', `/blog/${start}-${index + 2}`)
      for (const card of await page.getByRole('article').all()) await expect(card.locator('img')).toHaveCount(1)

      await articles.nth(2).click()
      await expect(page).toHaveURL(`/blog/${start}-4`)
      await expect(page.getByRole('article')).toHaveCount(1)
      await page.goBack()
      await expect(page).toHaveURL(path)
      await page.getByRole('link', { name: /^Read Guide/ }).click()
      await expect(page).toHaveURL(`/blog/${start}-1`)
    })

    test('leads back to all articles', async ({ page }) => {
      await visit(page, path)
      await page.getByRole('link', { name: 'Back to All Articles', exact: true }).click()
      await expect(page).toHaveURL('/blog')
    })

    test('ends in the consultation', async ({ page }) => {
      await visit(page, path)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      const button = page.getByRole('button', { name: ask, exact: true })
      await button.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(button).toBeFocused()
    })
  })
