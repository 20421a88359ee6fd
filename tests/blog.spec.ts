import type { Page } from '@playwright/test'
import { expect, test, visit } from './site.ts'

type Summary = {
  id: string
  kind: string
  title: string
  excerpt: string
  author: { name: string }
  readTime: string
  tags: string[]
}

const guides = ['local-to-global', 'free-digital-resources', 'ai-in-marketing', 'facebook-vs-instagram-2025']

const scrollY = (page: Page) => page.evaluate(() => window.scrollY)
const readMore = (page: Page) => page.getByRole('link', { name: /^Read More/ })

async function allArticles(page: Page): Promise<Summary[]> {
  return (await page.request.get('/blog/search.json')).json()
}

test.describe('the listing', () => {
  test('has the featured article and the six latest, each with its facts', async ({ page }) => {
    await visit(page, '/blog')
    const articles = await allArticles(page)
    await expect(page.locator('main a[href="/blog/featured"]')).toBeVisible()
    await expect(readMore(page)).toHaveCount(6)
    for (const [index, id] of ['1', '2', '3', '4', '5', '6'].entries()) {
      const article = articles.find((candidate) => candidate.id === id) as Summary
      const card = page.getByRole('article').filter({ has: page.locator(`a[href="/blog/${id}"]`) })
      await expect(readMore(page).nth(index)).toHaveAttribute('href', `/blog/${id}`)
      for (const text of [article.title, article.excerpt, article.author.name, article.readTime, ...article.tags])
        await expect(card).toContainText(text)
      expect(
        await card.locator('img').evaluate((image: HTMLImageElement) => [image.width > 0, image.height > 0]),
      ).toEqual([true, true])
    }
  })

  test('has the category buttons with their fixed counts', async ({ page }) => {
    await visit(page, '/blog')
    await expect(page.getByRole('button', { name: 'All Posts (12)', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    )
    for (const [name, path] of [
      ['SEO & Growth (4)', '/blog/seo-growth'],
      ['Social Media (3)', '/blog/social-media'],
      ['Digital Strategy (5)', '/blog/digital-strategy'],
    ] as const)
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
    await page.getByRole('link', { name: 'Social Media (3)', exact: true }).click()
    await expect(page).toHaveURL('/blog/social-media')
  })

  test('opens at its top, also when it is reached from the foot of a page', async ({ page }) => {
    await visit(page, '/blog/seo-1')
    const link = page.getByRole('link', { name: 'Back to Blog', exact: true })
    await link.scrollIntoViewIfNeeded()
    expect(await scrollY(page)).toBeGreaterThan(500)
    await link.click()
    await expect(page).toHaveURL('/blog')
    await expect.poll(() => scrollY(page)).toBe(0)
  })

  test('article and Back return to the same place', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, '/blog')
    await readMore(page).nth(4).scrollIntoViewIfNeeded()
    const place = await scrollY(page)
    expect(place).toBeGreaterThan(300)
    await readMore(page).nth(4).click()
    await expect(page).toHaveURL('/blog/5')
    await expect.poll(() => scrollY(page)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/blog')
    await expect.poll(() => scrollY(page)).toBe(place)
  })

  test('leads to every article', async ({ page }) => {
    const { request } = page
    const wanted = [...(await allArticles(page)).map(({ id }) => id), ...guides].map((id) => `/blog/${id}`)
    expect(wanted.length).toBeGreaterThanOrEqual(29)
    const seen = new Set<string>()
    const queue = ['/blog']
    for (const path of queue) {
      const html = await (await request.get(path)).text()
      for (const [, link = ''] of html.matchAll(/<a [^>]*href="(\/blog\/[^"#?]+)"/g)) {
        if (seen.has(link)) continue
        seen.add(link)
        if (/\/page\/\d+$|-(growth|media|strategy)$/.test(link)) queue.push(link)
      }
    }
    expect(wanted.filter((path) => !seen.has(path))).toEqual([])
  })
})

test.describe('an article', () => {
  test('has its facts, and controls that do nothing and say so', async ({ page }) => {
    await visit(page, '/blog/3')
    const article = (await allArticles(page)).find(({ id }) => id === '3') as Summary
    const shown = page.getByRole('article')
    for (const text of ['Featured', article.title, article.excerpt, article.author.name, article.readTime])
      await expect(shown.getByText(text).first()).toBeVisible()
    await expect(shown.locator('time').first()).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/)
    const before = page.url()
    for (const name of ['Share', 'Save', 'Like', 'Comments (12)', 'Bookmark']) {
      const control = shown.getByRole('button', { name, exact: true })
      await expect(control).toHaveAttribute('aria-disabled', 'true')
      await control.click({ force: true })
    }
    expect(page.url()).toBe(before)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('has contents that lead to its parts, clear of the header', async ({ page }) => {
    await visit(page, '/blog/3')
    const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
    expect(await contents.count()).toBeGreaterThanOrEqual(3)
    const entry = contents.nth(2)
    const name = (await entry.textContent()) ?? ''
    await entry.click()
    const heading = page.getByRole('heading', { level: 2, name })
    await expect(heading).toBeInViewport()
    const header = await page.getByRole('banner').boundingBox()
    await expect
      .poll(async () => (await heading.boundingBox())?.y)
      .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  })

  test('leads on to its neighbors in the hub and to services', async ({ page }) => {
    await visit(page, '/blog/social-2')
    await expect(page.getByRole('link', { name: /^Previous/ })).toHaveAttribute('href', '/blog/social-1')
    await expect(page.getByRole('link', { name: /^Next/ })).toHaveAttribute('href', '/blog/social-3')
    await page.getByRole('link', { name: /^Next/ }).click()
    await expect(page).toHaveURL('/blog/social-3')
    await expect.poll(() => scrollY(page)).toBe(0)
    expect(await page.locator('main a[href^="/services/"]').count()).toBeGreaterThan(0)
  })

  test('keeps a wide table inside itself on a phone, reachable by keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await visit(page, '/blog/featured')
    const table = page.getByRole('region', { name: /^Table/ }).first()
    await expect(table).toHaveAttribute('tabindex', '0')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})

test.describe('a standalone guide', () => {
  test('has two thirds of text, a sidebar, and the consultation', async ({ page }) => {
    for (const slug of guides) {
      const response = await visit(page, `/blog/${slug}`)
      expect(response?.status()).toBe(200)
      const sidebar = page.getByRole('complementary', { name: 'More' })
      for (const other of guides) await expect(sidebar.locator(`a[href="/blog/${other}"]`)).toBeVisible()
      for (const tag of ['#GrowthHacks', '#SEO', '#AIinAds', '#SocialMedia'])
        await expect(sidebar.getByText(tag, { exact: true })).toBeVisible()
      const text = await page.getByRole('article').locator('footer').boundingBox()
      const side = await sidebar.boundingBox()
      expect((text?.width ?? 0) / (side?.width ?? 1)).toBeCloseTo(2, 0)
      await expect(page.getByRole('button', { name: 'Schedule Free Consultation', exact: true })).toBeVisible()
    }
    await page.getByRole('button', { name: 'Schedule Free Consultation', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the listing, a hub and an article are complete, and lead to each other', async ({ page }) => {
    await page.goto('/blog')
    await expect(readMore(page)).toHaveCount(6)
    await expect(page.getByRole('combobox')).toBeHidden()
    await expect(page.getByRole('button', { name: 'All Posts (12)' })).toBeHidden()
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expect(readMore(page)).toHaveCount(6)
    await page.goBack()
    await page.getByRole('link', { name: 'Social Media (3)', exact: true }).click()
    await expect(page.getByRole('link', { name: /^Read Article/ })).toHaveCount(5)
    await page.getByRole('link', { name: /^Read Guide/ }).click()
    await expect(page).toHaveURL('/blog/social-1')
    expect((await page.getByRole('article').allInnerTexts()).join(' ').split(/\s+/).length).toBeGreaterThan(900)
    for (const image of await page.getByRole('article').locator('img').all())
      expect(await image.getAttribute('alt')).toMatch(/.{30,}/)
    const entry = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').first()
    const hash = /#.*/.exec((await entry.getAttribute('href')) ?? '')?.[0]
    await entry.click()
    await expect(page).toHaveURL(`/blog/social-1${hash}`)
    await page.getByRole('link', { name: 'Back to Blog', exact: true }).click()
    await expect(page).toHaveURL('/blog')
  })
})
