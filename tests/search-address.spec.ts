import { cards, options, results, searchBox } from './blog-search.ts'
import { holdScripts } from './late-scripts.ts'
import { search } from './messages.ts'
import { expect, test, visit } from './site.ts'

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
    const shown = () => cards(page).evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href).join())
    const plain = await shown()
    const seen: Record<string, string> = {}
    let before = plain
    for (const term of ['reviews', 'budget']) {
      await searchBox(page).fill(term)
      await searchBox(page).press('Enter')
      await expect(page).toHaveURL(`/blog?search=${term}`)
      // There are none while the articles are fetched.
      await expect.poll(async () => ['', plain, before].includes(await shown())).toBe(false)
      before = await shown()
      seen[term] = before
    }

    const agree = async (term: string) => {
      await expect(page).toHaveURL(term ? `/blog?search=${term}` : '/blog')
      await expect(searchBox(page)).toHaveValue(term)
      await expect.poll(shown).toEqual(term ? seen[term] : plain)
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
    await expect(page.getByRole('heading', { name: 'Search results' })).toBeVisible()
    await expect(page).toHaveURL('/blog?search=landing')
    expect(await page.evaluate(() => history.length)).toBe(before)
    // What was not sent is there after a reload too.
    await page.reload()
    await expect(searchBox(page)).toHaveValue('landing')
    await searchBox(page).fill('landing page')
    await searchBox(page).press('Enter')
    await expect(page).toHaveURL('/blog?search=landing%20page')
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
  test('shows what matches in title, excerpt or tags, says when nothing does, and all posts again on request', async ({
    page,
  }) => {
    await visit(page, '/blog')
    await searchBox(page).fill('reviews')
    await expect(page.getByRole('heading', { name: 'Search results' })).toBeVisible()
    for (const card of await page.getByRole('article').all()) await expect(card).toContainText(/reviews/i)
    await searchBox(page).fill('zzzz')
    await expect(page.getByText('No articles found', { exact: true })).toBeVisible()
    await expect(page.getByText('Try adjusting your search or filter criteria.')).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
    await searchBox(page).press('Escape')
    await page.getByRole('button', { name: 'All Posts (12)' }).click()
    await expect(searchBox(page)).toHaveValue('')
    await expect(cards(page)).toHaveCount(6)
  })

  test('keeps what was typed, and sent with Enter, before the page came to life', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/blog', { waitUntil: 'commit' })
    await searchBox(page).fill('reviews')
    await searchBox(page).press('Enter')
    release()
    await expect(page.getByRole('heading', { name: 'Search results' })).toBeVisible()
    await expect(page).toHaveURL('/blog?search=reviews')
    await expect(searchBox(page)).toHaveValue('reviews')
    await page.goBack()
    await expect(searchBox(page)).toHaveValue('')
  })
})

test.describe('without an index', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })
  test('says so, and tries again at the next focus', async ({ page }) => {
    let down = true
    await page.route('**/blog/*.json', (route) => (down ? route.fulfill({ status: 503 }) : route.continue()))
    await visit(page, '/blog')
    await searchBox(page).fill('seo')
    await expect(page.getByRole('search').getByRole('status')).toContainText(search.failed)
    await expect(page.getByRole('alert')).toContainText(search.headingFailed)
    down = false
    await searchBox(page).blur()
    await searchBox(page).focus()
    await expect(options(page).first()).toBeVisible()
    await searchBox(page).fill('reviews')
    await expect(cards(page).first()).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
