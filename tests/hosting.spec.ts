import { expect, test, visit } from './site.ts'

test.use({ allowedErrors: [/Failed to load resource.*404/] })

const PAGE_MISSING = 'Oops! Page not found'
const ARTICLE_MISSING = 'Article Not Found'

/** One file answers for many addresses; the page's script has to read each address as the server did. */
const unknown: [path: string, heading: string][] = [
  ['/nowhere', PAGE_MISSING],
  ['/services/nowhere', PAGE_MISSING],
  ['/blog/page/99', PAGE_MISSING],
  ['/blog/page/1', PAGE_MISSING],
  ['/blog/one/two/three', PAGE_MISSING],
  ['/blog/nowhere', ARTICLE_MISSING],
  ['/Blog/Nowhere', ARTICLE_MISSING],
  ['/blog/nowhere/', ARTICLE_MISSING],
  ['/blog/seo/nowhere', ARTICLE_MISSING],
  ['/blog/no-such-category/seo-growth', ARTICLE_MISSING],
  ['/blog/no-such-category/local-to-global', ARTICLE_MISSING],
]
for (const [path, heading] of unknown)
  test(`${path} is not found, before and after the scripts`, async ({ page }) => {
    const response = await visit(page, path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading])
  })

const written: [path: string, address: string][] = [
  ['/About/?utm=1', '/about?utm=1'],
  ['/about/index.html', '/about'],
  ['/index.html', '/'],
  ['/Blog/SEO-1/', '/blog/seo-1'],
]
for (const [path, address] of written)
  test(`${path} leads to ${address}, once`, async ({ page }) => {
    const response = await visit(page, path)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveURL(address)
    const first = response?.request().redirectedFrom()
    expect(first).toBeTruthy()
    expect(first?.redirectedFrom()).toBeNull()
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`[^/]${address.replace(/\?.*/, '')}$`),
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })
