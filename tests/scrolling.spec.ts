import type { Page } from '@playwright/test'
import { holdRequests, holdScripts } from './late-scripts.ts'
import { expect, siteScriptReady, test, visit } from './site.ts'

const SECTIONS: [link: string, id: string][] = [
  ['Home', 'home'],
  ['Services', 'services'],
  ['About Us', 'about'],
  ['Contact', 'contact'],
]
const quickLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Quick Links' }).getByRole('link', { name, exact: true })

/** How far the first heading of a section is below the sticky header, in CSS pixels, once scrolling has settled. */
const distanceBelowHeader = (page: Page, id: string) =>
  page.evaluate(async (section) => {
    const place = () => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      const heading = document.querySelector(`#${section} :is(h1, h2, h3)`)
      return heading ? heading.getBoundingClientRect().top - header : Number.NaN
    }
    let before = Number.POSITIVE_INFINITY
    while (Math.abs(place() - before) > 0.5) {
      before = place()
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    }
    return before
  }, id)

async function expectScrolledTo(page: Page, id: string) {
  await expect(async () => {
    const distance = await distanceBelowHeader(page, id)
    expect(distance, `#${id} clear of the header`).toBeGreaterThanOrEqual(0)
    expect(distance, `#${id} near the top`).toBeLessThan(400)
  }).toPass()
}

const scrolled = (page: Page) => page.evaluate(() => scrollY)
const toTheEnd = (page: Page) => page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

test('a quick link scrolls to the section on the home page, also the same one twice', async ({ page }) => {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await visit(page, '/')
    for (const [name, id] of SECTIONS) {
      await quickLink(page, name).click()
      await expect(page).toHaveURL(`/#${id}`)
      await expectScrolledTo(page, id)
    }
    await toTheEnd(page)
    await quickLink(page, 'Contact').click()
    await expectScrolledTo(page, 'contact')
  }
})

test('late pictures, fonts, animation and prices do not push the target of a quick link away', async ({ page }) => {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await visit(page, '/about')
    const release = await holdRequests(page, /\/pictures\/|\/animations\/|\.woff2|ipapi/)
    await quickLink(page, 'Contact').click()
    await page.waitForURL('/#contact', { waitUntil: 'commit' })
    await expectScrolledTo(page, 'contact')
    const early = await distanceBelowHeader(page, 'contact')
    release()
    await page.waitForLoadState('load')
    await page.evaluate(() => document.fonts.ready)
    await expect(page.locator('.price[aria-busy]')).toHaveCount(0)
    expect(Math.abs((await distanceBelowHeader(page, 'contact')) - early)).toBeLessThanOrEqual(8)
    await page.evaluate(() => sessionStorage.clear())
  }
})

test('loading an address with a hash scrolls to its section, also where scripts are late; so does a reload', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/#faq', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  release()
  await siteScriptReady(page)
  await expectScrolledTo(page, 'faq')
  await page.reload()
  await siteScriptReady(page)
  await expectScrolledTo(page, 'faq')
  await quickLink(page, 'About Us').click()
  await expectScrolledTo(page, 'about')
  await page.reload()
  await siteScriptReady(page)
  await expectScrolledTo(page, 'about')
})

test('Back restores the old position at once, without smooth scrolling, from another page and from a hash link', async ({
  page,
}) => {
  await visit(page, '/')
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  const link = page
    .locator('#services')
    .getByRole('link', { name: /Learn More/ })
    .first()
  await link.scrollIntoViewIfNeeded()
  const scrollBefore = await scrolled(page)
  await link.click()
  await expect(page).toHaveURL(/\/services\//)
  expect(await scrolled(page), 'a new page starts at its top').toBe(0)
  await page.addInitScript(() => {
    const positions: number[] = []
    Object.assign(window, { positions })
    addEventListener('scroll', () => positions.push(scrollY))
  })
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(scrollBefore)
  const positions = await page.evaluate(() => (window as unknown as { positions: number[] }).positions)
  expect([...new Set(positions)].filter((at) => at !== scrollBefore && at !== 0)).toEqual([])

  await toTheEnd(page)
  // Hovering may scroll the link clear of the floating buttons.
  await quickLink(page, 'About Us').hover()
  const end = await scrolled(page)
  await quickLink(page, 'About Us').click()
  await expectScrolledTo(page, 'about')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => scrolled(page)).toBe(end)
})

test('a hash without a target, or a malformed one, breaks nothing', async ({ page }) => {
  for (const [path, hash] of [
    ['/about', '#%E0%A4%A'],
    ['/faqs', '#"><img>'],
  ] as const) {
    await visit(page, path + hash)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})
