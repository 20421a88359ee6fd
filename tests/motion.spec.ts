import type { Page } from '@playwright/test'
import { visitWithClockPaused } from './clock.ts'
import { motion } from './messages.ts'
import { expect, test, visit } from './site.ts'

const WORDS = ['SEO/Google Ads', 'Social Media', 'Instagram', 'Web Designing']
/** Longer than all the words take once. */
const WHOLE_CYCLE = 16_000

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const visible = async (page: Page) => (await heading(page).locator('[aria-hidden="true"]').textContent()) ?? ''
const pause = (page: Page) => page.getByRole('button', { name: motion.pauseWords })

/** Lets time pass until other words stand there. They move once the browser has told that they are in sight. */
const untilOtherThan = (page: Page, words: string) =>
  expect
    .poll(async () => {
      await page.clock.runFor(500)
      return visible(page)
    })
    .not.toContain(words)

/** How often the document changes while so much time passes. */
async function changesWithin(page: Page, milliseconds: number): Promise<number> {
  const watching = await page.evaluateHandle(() => {
    const noted = { changes: 0, stop: () => observer.disconnect() }
    const observer = new MutationObserver((changes) => {
      noted.changes += changes.length
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    return noted
  })
  await page.clock.runFor(milliseconds)
  return watching.evaluate(({ changes, stop }) => {
    stop()
    return changes
  })
}

/** Nothing changes any more. The browser may take a moment to tell that something is out of sight. */
async function expectStill(page: Page) {
  await expect.poll(() => changesWithin(page, 500)).toBe(0)
  expect(await changesWithin(page, WHOLE_CYCLE)).toBe(0)
}

const moving = (page: Page) => page.evaluate(() => document.getAnimations().length)

/** Whether the browser fades from one page to the next, as the next one is told. */
async function fadesTo(page: Page, name: string): Promise<boolean> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      Object.assign(window, { fades: Boolean((event as Event & { viewTransition?: object }).viewTransition) })
    })
  })
  await visit(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/')
  await expect.poll(() => page.evaluate(() => 'fades' in window)).toBe(true)
  return page.evaluate(() => (window as unknown as { fades: boolean }).fades)
}

test('for visitors who prefer reduced motion the words and everything else stand still, also when the wish comes late', async ({
  page,
}) => {
  await visitWithClockPaused(page, '/')
  await untilOtherThan(page, 'SEO/Google Ads')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(() => visible(page)).toContain('SEO/Google Ads')
  await expectStill(page)
  await expect.poll(() => moving(page)).toBe(0)
  await expect(pause(page)).toBeHidden()
  await visitWithClockPaused(page, '/')
  await expectStill(page)
  expect(await visible(page)).toContain('SEO/Google Ads')
})

test('pages fade, but not for visitors who prefer reduced motion', async ({ page }) => {
  expect(await fadesTo(page, 'Privacy')).toBe(true)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await fadesTo(page, 'Privacy')).toBe(false)
})

test('the moving words can be paused and let go on, by keyboard; to a screen reader the heading is one stable sentence without a live region', async ({
  page,
}) => {
  await visitWithClockPaused(page, '/')
  const tree = await heading(page).ariaSnapshot()
  for (const word of WORDS) expect(tree).toContain(word)
  await untilOtherThan(page, 'SEO/Google Ads')
  expect(await heading(page).ariaSnapshot()).toBe(tree)
  const live = '[aria-live], [role=status], [role=alert], [role=log]'
  expect(await heading(page).evaluate((element, selector) => element.closest(selector), live)).toBeNull()
  await expect(heading(page).locator(live)).toHaveCount(0)

  await pause(page).focus()
  await page.keyboard.press('Enter')
  await expect(pause(page)).toHaveAttribute('aria-pressed', 'true')
  const held = await visible(page)
  expect(await changesWithin(page, WHOLE_CYCLE)).toBe(0)
  expect(await visible(page)).toBe(held)
  const cursor = await heading(page).evaluate((element) => element.getAnimations({ subtree: true }).length)
  expect(cursor, 'the cursor rests too').toBe(0)
  await page.keyboard.press('Enter')
  await untilOtherThan(page, held)
})

test('the hero keeps its height through a whole cycle, and with each word from 320 to 1280 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visitWithClockPaused(page, '/')
  await page.evaluate(() => document.fonts.ready)
  const seen = await page.evaluateHandle(() => {
    const noted = { heights: new Set<number>(), words: new Set<string>() }
    const place = document.querySelector('h1 [aria-hidden="true"]')?.lastElementChild?.firstElementChild
    if (place)
      new MutationObserver(() => {
        noted.heights.add(document.querySelector('#home')?.getBoundingClientRect().height ?? 0)
        noted.words.add(place.textContent ?? '')
      }).observe(place, { subtree: true, childList: true, characterData: true })
    return noted
  })
  await untilOtherThan(page, 'SEO/Google Ads')
  await page.clock.runFor(WHOLE_CYCLE)
  const words = await seen.evaluate((noted) => [...noted.words])
  expect(words).toEqual(expect.arrayContaining([...WORDS, '']))
  expect(await seen.evaluate(({ heights }) => [...heights])).toHaveLength(1)

  for (const width of [320, 360, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const { heights, wide } = await page.evaluate((all) => {
      const place = document.querySelector('h1 [aria-hidden="true"]')?.lastElementChild?.firstElementChild
      const each = all.map((word) => {
        if (place) place.textContent = word
        return document.querySelector('#home')?.getBoundingClientRect().height
      })
      return { heights: [...new Set(each)], wide: document.documentElement.scrollWidth }
    }, words)
    expect(heights, `${width} px`).toHaveLength(1)
    expect(wide).toBeLessThanOrEqual(width)
  }
})

test('the hero out of sight, and in a hidden tab, costs nothing: the document does not change', async ({ page }) => {
  await visitWithClockPaused(page, '/')
  await untilOtherThan(page, 'SEO/Google Ads')
  await page.locator('#pricing').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  await expect(heading(page)).not.toBeInViewport()
  await expectStill(page)

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await untilOtherThan(page, await visible(page))
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expectStill(page)
})

test('before anything is asked for, nothing of a third party is contacted but the country lookup', async ({ page }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
  await visit(page, '/')
  for (const section of await page.locator('main section[id]').all()) await section.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  hosts.delete('localhost')
  expect([...hosts]).toEqual(['ipapi.co'])
})
