import type { Page, Response } from '@playwright/test'
import { axeFindsNothing } from './axe.ts'
import { openersOn } from './everything-open.ts'
import { faintInForcedColors, unseenFocus } from './forced-colors.ts'
import { holdRequests } from './late-scripts.ts'
import { coveredByHeader, cutOff, horizontalOverflow, OWN_TEXT_SPACING, openAllDetails, ZOOMED } from './layout.ts'
import { takeShifts, watchShifts } from './layout-shifts.ts'
import { giveNotch, SIDEWAYS, underNotch } from './notch.ts'
import { templates } from './pages.ts'
import { expect, siteScriptReady, test } from './site.ts'

/** A shift that a late font may make: half of what counts as unnoticed. All else moves nothing. */
const FONT_SWAP_LIMIT = 0.05

/** Scrolls through the page, at each stop until its pictures are there and its animations run. */
const readThrough = (page: Page) =>
  page.evaluate(async () => {
    const inSight = (one: Element) => {
      const { top, bottom, left, right } = one.getBoundingClientRect()
      return one.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    }
    const isComing = (one: Element) =>
      one instanceof HTMLImageElement ? !one.complete : !one.hasAttribute('data-running')
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight * 0.9) {
      scrollTo({ top, behavior: 'instant' })
      do await new Promise(requestAnimationFrame)
      while ([...document.querySelectorAll('img, [data-animation]')].some((one) => inSight(one) && isComing(one)))
    }
    // What lies under the header is no target at that moment.
    scrollTo({ top: 0, behavior: 'instant' })
  })

const twiceUsedIds = (page: Page) =>
  page.locator('[id]').evaluateAll((all) => {
    const ids = all.map(({ id }) => id)
    return ids.filter((id, at) => ids.indexOf(id) !== at)
  })

/** What a page's head says: its title, metas, links and structured data, without what code that is fetched later brings. */
const headOf = (page: Page, html?: string) =>
  page.evaluate((source) => {
    const { head } = source === undefined ? document : new DOMParser().parseFromString(source, 'text/html')
    return [...head.querySelectorAll('title, meta, link, script[type="application/ld+json"]')]
      .map(({ outerHTML }) => outerHTML)
      .filter((tag) => !/calendly|rel="modulepreload"/.test(tag))
  }, html)

/** Fonts that are preloaded and that nothing on the page is set in. */
const unusedPreloads = (page: Page) =>
  page.evaluate(() => {
    const named = (family: string, weight: string) => `${family.replaceAll('"', '')} ${weight}`
    const used = [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, weight }) => named(family, weight))
    const faces = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ style }) => ({
        src: style.getPropertyValue('src'),
        name: named(style.getPropertyValue('font-family'), style.getPropertyValue('font-weight')),
      }))
    return [...document.querySelectorAll('link[rel="preload"]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((address) => !faces.some(({ src, name }) => src.includes(address) && used.includes(name)))
  })

/** Opens a page with everything late; nothing may move by itself when it comes. */
async function loadsInPlace(page: Page, path: string): Promise<Response | null> {
  const releaseFonts = await holdRequests(page, /\.woff2$/)
  const releaseRest = await holdRequests(page, /ipapi\.co|\/pictures\/|\/animations\/|\/lottie/)
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
  await siteScriptReady(page)
  releaseFonts()
  await page.evaluate(() => document.fonts.ready)
  const byFonts = await takeShifts(page)
  expect
    .soft(
      byFonts.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(byFonts),
    )
    .toBeLessThan(FONT_SWAP_LIMIT)
  expect.soft(await unusedPreloads(page), 'preloaded for nothing').toEqual([])
  releaseRest()
  await expect(page.locator('[data-usd][aria-busy]')).toHaveCount(0)
  await readThrough(page)
  expect.soft(await takeShifts(page)).toEqual([])
  return response
}

test.use({ thirdParties: { country: 'IN', scheduling: 'works' }, allowedErrors: [/status of 404/] })

/** With every question open, and with what opens over the page: no overflow, no id twice, nothing for axe. */
async function holdsWithEverythingOpen(page: Page, path: string, inAllColors: boolean) {
  await openAllDetails(page)
  expect.soft(await horizontalOverflow(page)).toEqual([])
  expect.soft(await twiceUsedIds(page)).toEqual([])
  await axeFindsNothing(page, 'the page', 'html', inAllColors)
  expect.soft(await faintInForcedColors(page)).toEqual([])
  for (const open of openersOn[path] ?? []) {
    const { name, within, close } = await open(page)
    expect.soft(await horizontalOverflow(page), name).toEqual([])
    expect.soft(await twiceUsedIds(page), name).toEqual([])
    await axeFindsNothing(page, name, within, inAllColors)
    await close()
  }
}

/** At 400% zoom the page is read by scrolling down alone; with a visitor's own text spacing no text is lost. */
async function reflows(page: Page) {
  await page.setViewportSize(ZOOMED)
  expect.soft(await horizontalOverflow(page), 'zoomed').toEqual([])
  expect.soft(await cutOff(page), 'zoomed').toEqual([])
  expect.soft(await coveredByHeader(page), 'the header leaves room to read').toBeLessThanOrEqual(ZOOMED.height / 4)
  await page.addStyleTag({ content: OWN_TEXT_SPACING })
  for (const width of [320, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await horizontalOverflow(page), `spaced, ${width} px`).toEqual([])
    expect.soft(await cutOff(page), `spaced, ${width} px`).toEqual([])
  }
}

async function keepsClearOfNotch(page: Page) {
  await page.setViewportSize(SIDEWAYS)
  await giveNotch(page)
  expect.soft(await underNotch(page, 'body > :not([popover])'), 'under a notch').toEqual([])
}

for (const path of templates)
  test(`${path} on a phone and on a desktop`, async ({ page }) => {
    test.slow()
    await watchShifts(page)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      // Forced colors are looked at standing still.
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      const response = await loadsInPlace(page, path)
      await holdsWithEverythingOpen(page, path, width === 390)
      const html = (await response?.text()) ?? ''
      expect.soft(await headOf(page), 'scripts leave the head alone').toEqual(await headOf(page, html))
      await expect.soft(page).toHaveURL(path)
      if (width === 390) await keepsClearOfNotch(page)
    }
    await reflows(page)
  })

test('in forced colors the focus is seen on every control', async ({ page }) => {
  for (const path of ['/contact', '/packages', '/blog']) {
    await page.goto(path)
    await siteScriptReady(page)
    expect.soft(await unseenFocus(page), path).toEqual([])
  }
})
