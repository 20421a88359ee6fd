import type { Page } from '@playwright/test'
import { expect, test, visit } from './site.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const visible = (page: Page) => heading(page).locator('[aria-hidden="true"]').textContent()
const pause = (page: Page) => page.getByRole('button', { name: 'Pause the moving words' })

/** Makes the page's timers this many times as fast. */
const hurry = (page: Page, times: number) =>
  page.addInitScript((factor) => {
    const real = window.setTimeout.bind(window) as (handler: () => void, timeout: number) => number
    window.setTimeout = ((handler: () => void, timeout = 0) => real(handler, timeout / factor)) as typeof setTimeout
  }, times)

/** Counts what changes in the document from now on. */
const mutations = (page: Page, milliseconds: number) =>
  page.evaluate(async (time) => {
    let count = 0
    const observer = new MutationObserver((changes) => {
      count += changes.length
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    await new Promise((resolve) => setTimeout(resolve, time))
    observer.disconnect()
    return count
  }, milliseconds)

test.describe('for visitors who prefer reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the hero text and everything else stands still', async ({ page }) => {
    await visit(page, '/')
    await expect(pause(page)).toBeHidden()
    const before = await visible(page)
    expect(before).toContain('SEO/Google Ads')
    await page.waitForTimeout(300)
    expect(await mutations(page, 3000)).toBe(0)
    expect(await visible(page)).toBe(before)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })

  test('a page change does not fade', async ({ page }) => {
    await visit(page, '/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
    await page.waitForTimeout(50)
    const scrolled = await page.evaluate(() => scrollY)
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })

  test('the wish counts also when it comes while the page is open', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await hurry(page, 10)
    await visit(page, '/')
    await expect.poll(() => visible(page)).not.toContain('SEO/Google Ads')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => visible(page)).toContain('SEO/Google Ads')
    expect(await mutations(page, 500)).toBe(0)
  })
})

test('the moving text can be paused and let go on, by keyboard too', async ({ page }) => {
  await hurry(page, 10)
  await visit(page, '/')
  await expect.poll(() => visible(page)).not.toContain('SEO/Google Ads')
  await pause(page).focus()
  await page.keyboard.press('Enter')
  await expect(pause(page)).toHaveAttribute('aria-pressed', 'true')
  const held = await visible(page)
  expect(await mutations(page, 800)).toBe(0)
  expect(await visible(page)).toBe(held)
  expect(
    await heading(page).evaluate((element) => element.getAnimations({ subtree: true }).length),
    'the cursor rests too',
  ).toBe(0)
  await page.keyboard.press('Enter')
  await expect.poll(() => visible(page)).not.toBe(held)
})

for (const width of [320, 360, 390, 768, 1280])
  test(`the hero keeps its height through a whole cycle at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await hurry(page, 12)
    await visit(page, '/')
    const seen = await heading(page).evaluate(async (element) => {
      const hero = document.querySelector('#home')
      const heights = new Set<number>()
      const words = new Set<string>()
      const note = () => {
        heights.add(hero?.getBoundingClientRect().height ?? 0)
        words.add(element.querySelector('[aria-hidden="true"]')?.lastElementChild?.textContent ?? '')
      }
      await document.fonts.ready
      note()
      const all = ['SEO/Google Ads', 'Social Media', 'Instagram', 'Web Designing', '']
      await new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          note()
          if (!all.every((word) => words.has(word))) return
          observer.disconnect()
          resolve()
        })
        observer.observe(element, { subtree: true, childList: true, characterData: true })
      })
      return { heights: [...heights], wide: document.documentElement.scrollWidth }
    })
    expect(seen.heights).toHaveLength(1)
    expect(seen.wide).toBeLessThanOrEqual(width)
  })

test('to a screen reader the heading is one stable sentence without a live region', async ({ page }) => {
  await hurry(page, 10)
  await visit(page, '/')
  const tree = await heading(page).ariaSnapshot()
  for (const word of ['SEO/Google Ads', 'Social Media', 'Instagram', 'Web Designing']) expect(tree).toContain(word)
  const before = await visible(page)
  await expect.poll(() => visible(page)).not.toBe(before)
  expect(await heading(page).ariaSnapshot()).toBe(tree)
  expect(
    await heading(page).evaluate((element) => element.closest('[aria-live],[role=status],[role=alert]')),
  ).toBeNull()
  expect(await heading(page).locator('[aria-live],[role=status],[role=alert],[role=log]').count()).toBe(0)
})

test('the hero out of sight costs nothing: no change of the document in 3 s', async ({ page }) => {
  await visit(page, '/')
  await page.locator('#pricing').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  await expect(heading(page)).not.toBeInViewport()
  // What comes into sight is fetched and set first.
  await page.waitForTimeout(1000)
  expect(await mutations(page, 3000)).toBe(0)
})

test('a hidden tab costs nothing either', async ({ page }) => {
  await visit(page, '/')
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.waitForTimeout(200)
  expect(await mutations(page, 3000)).toBe(0)
})

test('before anything is asked for, nothing of a third party is contacted but the country lookup', async ({ page }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
  await visit(page, '/')
  for (const section of await page.locator('main section[id]').all()) await section.scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  hosts.delete('localhost')
  expect([...hosts]).toEqual(['ipapi.co'])
})

/** A shift that a late font may make: half of what counts as unnoticed. All else moves nothing. */
const FONT_SWAP_LIMIT = 0.05

type Shift = { value: number; what: string }

const late = (page: Page, pattern: RegExp, milliseconds: number) =>
  page.route(pattern, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    await route.fallback()
  })

async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & { value: number; sources?: { node?: Node }[] }
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[])
        shifts.push({ value, what: sources?.map(({ node }) => node?.textContent?.slice(0, 60)).join(' | ') ?? '' })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // The typed words push their cursor along, which counts as some millionths; what rounds to 0.00 is 0.
  return async () =>
    (await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)).filter(
      ({ value }) => value >= 0.0005,
    )
}

test.describe('nothing moves by itself while a page comes', () => {
  test.use({ world: { country: 'IN', scheduling: 'works' } })

  test('a late font swaps almost without moving anything', async ({ page }) => {
    test.slow()
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
    await late(page, /\.woff2/, 400)
    const shifts = await watchShifts(page)
    for (const width of [390, 1280])
      for (const path of ['/', '/blog', '/services/seo-optimization']) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path)
        await page.evaluate(() => document.fonts.ready)
        await page.waitForTimeout(100)
        const total = (await shifts()).reduce((sum, { value }) => sum + value, 0)
        expect(total, `${path} at ${width} px: ${(await shifts()).map(({ what }) => what)}`).toBeLessThan(
          FONT_SWAP_LIMIT,
        )
      }
  })
})
