import { indexed, matches, options, results, searchBox } from './blog-search.ts'
import { visitThenPauseClock } from './clock.ts'
import { expect, test, visit } from './site.ts'

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

  test('the choice stays in sight on a low window and on a phone', async ({ page }) => {
    for (const viewport of [
      { width: 1280, height: 620 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport)
      await visit(page, '/blog')
      await searchBox(page).fill('s')
      await expect(options(page)).toHaveCount(6)
      for (let step = 0; step < 5; step++) await searchBox(page).press('ArrowDown')
      await expect(page.getByRole('option', { selected: true })).toBeInViewport({ ratio: 0.95 })
    }
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
    await visitThenPauseClock(page, '/blog')
    await searchBox(page).fill('seo')
    const target = options(page).first()
    await expect(target).toBeVisible()
    await page.getByRole('search').locator('p:visible').last().hover()
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
    await visitThenPauseClock(page, '/blog')
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
