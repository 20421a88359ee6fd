import type { Page } from '@playwright/test'
import { expect, test, visit } from './site.ts'

type Entry = { id: string; title: string; excerpt: string; category: string; tags: string[]; route: string }

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search articles' })
const results = (page: Page) => page.getByRole('listbox', { name: 'Search results' })
const options = (page: Page) => results(page).getByRole('option')
const cards = (page: Page) => page.getByRole('link', { name: /^Read More/ })

/** The entries of the dropdown's index, as the site serves them. */
async function indexed(page: Page): Promise<Entry[]> {
  return (await page.request.get('/blog/search.json')).json()
}

const matches = (entries: Entry[], term: string) =>
  entries.filter(({ title, excerpt, category, tags }) =>
    [title, excerpt, category, ...tags].some((text) => text.toLowerCase().includes(term.toLowerCase())),
  )

/** Opens the listing on a clock that stands still. */
async function visitStill(page: Page, path = '/blog') {
  await page.clock.install({ time: 0 })
  await visit(page, path)
  await page.clock.pauseAt(60_000)
}

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
    await expect(page.getByRole('search').locator('p:visible').first()).toHaveText(`Search Results (${found.length})`)
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

test.describe('reaching a result', () => {
  test('by the arrow keys and Enter', async ({ page }) => {
    await visit(page, '/blog')
    const found = matches(await indexed(page), 'seo')
    expect(found.length).toBeGreaterThanOrEqual(2)
    const shown = Math.min(6, found.length)
    await searchBox(page).fill('seo')
    await expect(options(page)).toHaveCount(shown)
    const active = async () => {
      const id = await searchBox(page).getAttribute('aria-activedescendant')
      const selected = await options(page).evaluateAll((all) =>
        all.flatMap((option, at) => (option.getAttribute('aria-selected') === 'true' ? [{ at, id: option.id }] : [])),
      )
      expect(selected.map((option) => option.id)).toEqual(id === null ? [] : [id])
      return selected[0]?.at
    }
    expect(await active()).toBeUndefined()
    await searchBox(page).press('ArrowDown')
    expect(await active()).toBe(0)
    await searchBox(page).press('ArrowUp')
    expect(await active()).toBe(shown - 1)
    await searchBox(page).press('ArrowDown')
    expect(await active()).toBe(0)
    await searchBox(page).press('ArrowDown')
    expect(await active()).toBe(1)
    await expect(searchBox(page)).toBeFocused()
    await searchBox(page).press('Enter')
    await expect(page).toHaveURL(found[1]?.route ?? '')
  })

  test('Escape closes the list, a second one empties the box', async ({ page }) => {
    await visit(page, '/blog')
    await searchBox(page).fill('seo')
    await expect(results(page)).toBeVisible()
    await searchBox(page).press('Escape')
    await expect(results(page)).toBeHidden()
    await expect(searchBox(page)).toHaveValue('seo')
    await searchBox(page).press('ArrowDown')
    await expect(results(page)).toBeVisible()
    await searchBox(page).press('Escape')
    await searchBox(page).press('Escape')
    await expect(searchBox(page)).toHaveValue('')
  })

  test('by a press that lasts a second, on a result or beside it', async ({ page }) => {
    await visitStill(page)
    await searchBox(page).fill('seo')
    const target = options(page).first()
    await page.getByRole('search').locator('p:visible').first().hover()
    await page.mouse.down()
    await page.clock.runFor(1000)
    await page.mouse.up()
    await expect(target).toBeVisible()
    await expect(searchBox(page)).toBeFocused()
    await target.hover()
    await page.mouse.down()
    await page.clock.runFor(1000)
    await expect(target).toBeVisible()
    await page.mouse.up()
    await page.clock.resume()
    await expect(page).toHaveURL(/\/blog\/./)
  })

  test('by Tab, after which the list stays until the focus leaves it', async ({ page }) => {
    await visitStill(page)
    await searchBox(page).fill('seo')
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Clear search' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(options(page).first()).toBeFocused()
    await page.clock.runFor(1000)
    await expect(results(page)).toBeVisible()
    const route = (await options(page).first().getAttribute('href')) ?? ''
    await page.keyboard.press('Enter')
    await page.clock.resume()
    await expect(page).toHaveURL(route)
  })

  test('Escape inside the list leads back to the box', async ({ page }) => {
    await visit(page, '/blog')
    await searchBox(page).fill('seo')
    await options(page).first().focus()
    await page.keyboard.press('Escape')
    await expect(results(page)).toBeHidden()
    await expect(searchBox(page)).toBeFocused()
    await expect(searchBox(page)).toHaveValue('seo')
  })

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
    test('by a tap', async ({ page }) => {
      await visit(page, '/blog')
      await searchBox(page).tap()
      await searchBox(page).fill('seo')
      const route = (await options(page).nth(1).getAttribute('href')) ?? ''
      await options(page).nth(1).tap()
      await expect(page).toHaveURL(route)
    })
  })
})

test.describe('the address', () => {
  test('fills the box and the list on load', async ({ page }) => {
    await visit(page, '/blog?search=google%20ads')
    await expect(searchBox(page)).toHaveValue('google ads')
    await expect(page.getByRole('heading', { name: 'Search results' })).toBeVisible()
    await expect(results(page)).toBeHidden()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('two searches, then Back and Forward: address, box and results agree', async ({ page }) => {
    await visit(page, '/blog')
    const titles = () => cards(page).allInnerTexts()
    const plain = await titles()
    const seen: Record<string, string[]> = {}
    for (const term of ['reviews', 'budget']) {
      await searchBox(page).fill(term)
      await searchBox(page).press('Enter')
      await expect(page).toHaveURL(`/blog?search=${term}`)
      await expect.poll(titles).not.toEqual(plain)
      seen[term] = await titles()
      expect(seen[term]?.length).toBeGreaterThan(0)
    }
    expect(seen.reviews).not.toEqual(seen.budget)

    const agree = async (term: string) => {
      await expect(page).toHaveURL(term ? `/blog?search=${term}` : '/blog')
      await expect(searchBox(page)).toHaveValue(term)
      await expect.poll(titles).toEqual(term ? seen[term] : plain)
    }
    await page.goBack()
    await agree('reviews')
    await page.goBack()
    await agree('')
    await page.goForward()
    await agree('reviews')
    await page.goForward()
    await agree('budget')
    // What is typed and not sent belongs to no address.
    await searchBox(page).fill('video')
    await page.goBack()
    await agree('reviews')
  })

  test('takes no history entry for a letter', async ({ page }) => {
    await visit(page, '/blog')
    const before = await page.evaluate(() => history.length)
    await searchBox(page).pressSequentially('landing')
    await expect(cards(page).first()).toBeVisible()
    await expect(page).toHaveURL('/blog')
    expect(await page.evaluate(() => history.length)).toBe(before)
    await searchBox(page).press('Enter')
    await expect(page).toHaveURL('/blog?search=landing')
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
    await searchBox(page).press('Enter')
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
  })

  test('results, article, Back: the same place among the results', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, '/blog?search=e')
    await expect.poll(() => cards(page).count()).toBeGreaterThan(12)
    await cards(page).last().scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    await cards(page).last().click()
    await expect(page).not.toHaveURL(/search/)
    await page.goBack()
    await expect(page).toHaveURL('/blog?search=e')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
    await expect(cards(page).last()).toBeInViewport()
  })
})

test.describe('the listing while one types', () => {
  test('shows what matches in title, excerpt or tags, and all posts again on request', async ({ page }) => {
    await visit(page, '/blog')
    await searchBox(page).fill('reviews')
    await expect(page.getByRole('heading', { name: 'Search results' })).toBeVisible()
    for (const card of await page.getByRole('article').all()) await expect(card).toContainText(/reviews/i)
    await searchBox(page).press('Escape')
    await page.getByRole('button', { name: 'All Posts (12)' }).click()
    await expect(searchBox(page)).toHaveValue('')
    await expect(cards(page)).toHaveCount(6)
  })

  test('says so when nothing is left', async ({ page }) => {
    await visit(page, '/blog')
    await searchBox(page).fill('zzzz')
    await expect(page.getByText('No articles found', { exact: true })).toBeVisible()
    await expect(page.getByText('Try adjusting your search or filter criteria.')).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
  })

  test('keeps what was typed before the page came to life', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/blog', { waitUntil: 'commit' })
    await searchBox(page).fill('reviews')
    release()
    await page.waitForFunction(() => !('earlyClicks' in window))
    await expect(searchBox(page)).toHaveValue('reviews')
    await expect(page.getByRole('heading', { name: 'Search results' })).toBeVisible()
  })
})

test.describe('without an index', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })
  test('says so, and tries again at the next focus', async ({ page }) => {
    let down = true
    await page.route('**/blog/*.json', (route) => (down ? route.fulfill({ status: 503 }) : route.continue()))
    await visit(page, '/blog')
    await searchBox(page).fill('seo')
    await expect(page.getByRole('search').getByRole('status')).toContainText('did not load')
    await expect(page.getByRole('alert')).toContainText('did not load')
    down = false
    await searchBox(page).blur()
    await searchBox(page).focus()
    await expect(options(page).first()).toBeVisible()
    await searchBox(page).fill('reviews')
    await expect(cards(page).first()).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
