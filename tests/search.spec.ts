import type { Page } from '@playwright/test'
import { cards, type Entry, indexed, matches, options, results, searchBox, visitStill } from './blog-search.ts'
import { expect, test, visit } from './site.ts'

/** Whether a page fits its window. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test.describe('the list', () => {
  test('holds nine entries in its index, fetched at the first focus and once', async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.json')) fetched.push(new URL(request.url()).pathname)
    })
    await visit(page, '/blog')
    await page.waitForLoadState('networkidle')
    expect(fetched).toEqual([])
    await searchBox(page).focus()
    await expect.poll(() => fetched).toEqual(['/blog/search.json'])
    await searchBox(page).blur()
    await searchBox(page).focus()
    await searchBox(page).fill('seo')
    await expect(options(page).first()).toBeVisible()
    expect(fetched.filter((path) => path === '/blog/search.json')).toHaveLength(1)
    expect((await indexed(page)).map(({ route }) => route)).toEqual([
      '/blog/featured',
      '/blog/1',
      '/blog/2',
      '/blog/seo/seo-1',
      '/blog/seo/seo-2',
      '/blog/social/social-1',
      '/blog/social/social-2',
      '/blog/strategy/strategy-1',
      '/blog/strategy/strategy-2',
    ])
  })

  test('stands only while the box is focused and not empty, and goes 200 ms after the focus', async ({ page }) => {
    await visitStill(page)
    await searchBox(page).focus()
    await expect(results(page)).toBeHidden()
    await searchBox(page).fill('seo')
    await expect(options(page).first()).toBeVisible()
    await searchBox(page).fill('   ')
    await expect(results(page)).toBeHidden()
    await searchBox(page).fill('seo')
    await expect(results(page)).toBeVisible()
    await searchBox(page).blur()
    await page.clock.runFor(199)
    await expect(results(page)).toBeVisible()
    await page.clock.runFor(1)
    await expect(results(page)).toBeHidden()
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'false')
    await searchBox(page).focus()
    await expect(results(page)).toBeVisible()
  })

  test('stays when the focus comes back within 200 ms', async ({ page }) => {
    await visitStill(page)
    await searchBox(page).fill('seo')
    await searchBox(page).blur()
    await page.clock.runFor(150)
    await searchBox(page).focus()
    await page.clock.runFor(1000)
    await expect(results(page)).toBeVisible()
  })

  test('counts its results, shows six at most and says the count aloud', async ({ page }) => {
    await visit(page, '/blog')
    const entries = await indexed(page)
    const found = matches(entries, 'e')
    expect(found.length).toBeGreaterThan(6)
    await searchBox(page).fill('e')
    await expect(options(page)).toHaveCount(6)
    await expect(page.getByRole('search').getByRole('status')).toHaveText(`Search Results (${found.length})`)
    await expect(page.getByRole('search').locator('p:visible').last()).toHaveText(`Search Results (${found.length})`)
    for (const [position, entry] of found.slice(0, 6).entries()) {
      await expect(options(page).nth(position)).toContainText(entry.title)
      await expect(options(page).nth(position)).toContainText(entry.excerpt)
    }
    await page.getByRole('button', { name: `View all ${found.length} results` }).click()
    await expect(page).toHaveURL('/blog?search=e')
    await expect(results(page)).toBeHidden()
    await expect(searchBox(page)).toHaveValue('e')
  })

  test('finds by category and by tag, whatever the case', async ({ page }) => {
    await visit(page, '/blog')
    const entries = await indexed(page)
    for (const term of ['STRATEGY', entries[0]?.tags[0]?.toUpperCase() ?? '', entries[3]?.excerpt.slice(5, 30) ?? '']) {
      const found = matches(entries, term)
      expect(found.length).toBeGreaterThan(0)
      await searchBox(page).fill(term)
      await expect(options(page)).toHaveCount(Math.min(6, found.length))
      await expect(options(page).first()).toContainText(found[0]?.title ?? '')
    }
  })

  test('leads to the article and clears the search', async ({ page }) => {
    await visit(page, '/blog')
    const entry = (await indexed(page))[3] as Entry
    await searchBox(page).fill(entry.title)
    await options(page).first().click()
    await expect(page).toHaveURL(entry.route)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(entry.title)
    await page.goBack()
    await expect(searchBox(page)).toHaveValue('')
    await expect(page).toHaveURL('/blog')
  })

  for (const term of ['.*', '[a-z]+', '(', '\\', '$&', '%', '"', '<b>x</b>', '<img src=x onerror=alert(1)>', '&amp;'])
    test(`takes ${term} as literal text`, async ({ page }) => {
      await visit(page, '/blog')
      const found = matches(await indexed(page), term)
      await searchBox(page).fill(term)
      await expect(page.getByRole('search').getByRole('status')).toHaveText(
        found.length > 0 ? `Search Results (${found.length})` : `No articles found for "${term}"`,
      )
      await expect(options(page)).toHaveCount(Math.min(6, found.length))
      await searchBox(page).press('Enter')
      await expect(page).toHaveURL((url) => url.searchParams.get('search') === term)
      await expect(searchBox(page)).toHaveValue(term)
      await page.reload()
      await expect(searchBox(page)).toHaveValue(term)
      await expect(page.locator('main b, main img[src="x"]')).toHaveCount(0)
    })

  test('is emptied by its button, which leaves the focus in the box', async ({ page }) => {
    await visit(page, '/blog?search=reviews')
    await expect(searchBox(page)).toHaveValue('reviews')
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(searchBox(page)).toHaveValue('')
    await expect(searchBox(page)).toBeFocused()
    await expect(page).toHaveURL('/blog')
    await expect(page.getByRole('button', { name: 'Clear search' })).toBeHidden()
    await expect(cards(page)).toHaveCount(6)
  })

  test('wraps a word of 200 letters at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await visit(page, '/blog')
    const word = 'w'.repeat(200)
    await searchBox(page).fill(word)
    await expect(page.getByRole('search').getByText(word).last()).toBeVisible()
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    const echo = await page.getByRole('search').getByText(word).last().boundingBox()
    expect((echo?.x ?? 999) + (echo?.width ?? 999)).toBeLessThanOrEqual(320)
    expect(echo?.height).toBeGreaterThan(60)
  })
})
