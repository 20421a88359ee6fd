import { cards, type Entry, indexed, matches, options, results, said, searchBox } from './blog-search.ts'
import { visitThenPauseClock } from './clock.ts'
import { horizontalOverflow } from './layout.ts'
import { expect, test, visit } from './site.ts'

test('the index begins with the nine entries, is fetched at the first focus and once', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.json')) fetched.push(new URL(request.url()).pathname)
  })
  await visit(page, '/blog')
  expect(fetched).toEqual([])
  await searchBox(page).focus()
  await expect.poll(() => fetched).toEqual(['/blog/search.json'])
  await searchBox(page).blur()
  await searchBox(page).focus()
  await searchBox(page).fill('seo')
  await expect(options(page).first()).toBeVisible()
  expect(fetched.filter((path) => path === '/blog/search.json')).toHaveLength(1)
  const routes = (await indexed(page)).map(({ route }) => route)
  expect(routes.length).toBeGreaterThanOrEqual(29)
  expect(routes.slice(0, 9)).toEqual([
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

test('the list stands only while the box is focused and not empty, and goes 200 ms after the focus', async ({
  page,
}) => {
  await visitThenPauseClock(page, '/blog')
  await searchBox(page).focus()
  await expect(results(page)).toBeHidden()
  await searchBox(page).fill('seo')
  await expect(options(page).first()).toBeVisible()
  await searchBox(page).fill('   ')
  await expect(results(page)).toBeHidden()
  await searchBox(page).fill('seo')
  await expect(results(page)).toBeVisible()
  // A focus that comes back in time keeps it.
  await searchBox(page).blur()
  await page.clock.runFor(150)
  await searchBox(page).focus()
  await page.clock.runFor(1000)
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

test('results are counted, six at most are shown, the count is said, and all can be asked for', async ({ page }) => {
  await visit(page, '/blog')
  const found = matches(await indexed(page), 'e')
  expect(found.length).toBeGreaterThan(6)
  await searchBox(page).fill('e')
  await expect(options(page)).toHaveCount(6)
  await expect(said(page)).toHaveText(`Search Results (${found.length})`)
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

test('a result leads to its article and clears the search; from there the way leads back', async ({ page }) => {
  await visit(page, '/blog')
  const entry = (await indexed(page))[3] as Entry
  await searchBox(page).fill(entry.title)
  await options(page).first().click()
  await expect(page).toHaveURL(entry.route)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(entry.title)
  await page.goBack()
  await expect(page).toHaveURL('/blog')
  await expect(searchBox(page)).toHaveValue('')
  await page.goForward()
  await page.getByRole('link', { name: 'Back to Blog', exact: true }).click()
  await expect(page).toHaveURL('/blog')
})

test('a term is literal text, in the list, in the address and from it', async ({ page }) => {
  await visit(page, '/blog')
  const entries = await indexed(page)
  for (const term of ['.*', '[a-z]+', '\\', '$&', '%', '%20', '"', 'a b  c', '+', '#', '&amp;', 'שלום "1"', '😀']) {
    const found = matches(entries, term)
    await searchBox(page).fill(term)
    await expect(said(page)).toHaveText(
      found.length > 0 ? `Search Results (${found.length})` : `No articles found for "${term}"`,
    )
    await expect(options(page)).toHaveCount(Math.min(6, found.length))
    await searchBox(page).press('Enter')
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === term)
    await expect(searchBox(page)).toHaveValue(term)
  }
  for (const term of ['<img src=x onerror=alert(1)>', '100% "שלום" & 1+1']) {
    await visit(page, `/blog?search=${encodeURIComponent(term)}`)
    await expect(searchBox(page)).toHaveValue(term)
    await searchBox(page).focus()
    await expect(said(page)).toHaveText(`No articles found for "${term}"`)
    await expect(page.locator('main img[src="x"]')).toHaveCount(0)
  }
})

test('a term in another script runs its own way, in the box and in what is said of it', async ({ page }) => {
  await visit(page, '/blog')
  await searchBox(page).fill('שלום')
  const direction = () => searchBox(page).evaluate((box) => getComputedStyle(box).direction)
  expect(await direction()).toBe('rtl')
  const echo = page.getByRole('search').getByText('שלום', { exact: true }).last()
  expect(await echo.evaluate((words) => getComputedStyle(words).unicodeBidi)).toBe('isolate')
  await searchBox(page).fill('reviews')
  expect(await direction()).toBe('ltr')
})

test('its button empties the box, and leaves the focus there', async ({ page }) => {
  await visit(page, '/blog?search=reviews')
  await expect(searchBox(page)).toHaveValue('reviews')
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(searchBox(page)).toHaveValue('')
  await expect(searchBox(page)).toBeFocused()
  await expect(page).toHaveURL('/blog')
  await expect(page.getByRole('button', { name: 'Clear search' })).toBeHidden()
  await expect(cards(page)).toHaveCount(6)
})

test('a word of 200 letters wraps at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, '/blog')
  const word = 'w'.repeat(200)
  await searchBox(page).fill(word)
  const echo = page.getByRole('search').getByText(`No articles found for "${word}"`).last()
  await expect(echo).toBeVisible()
  expect(await horizontalOverflow(page)).toEqual([])
  const box = await echo.boundingBox()
  expect((box?.x ?? 999) + (box?.width ?? 999)).toBeLessThanOrEqual(320)
  expect(box?.height).toBeGreaterThan(60)
})
