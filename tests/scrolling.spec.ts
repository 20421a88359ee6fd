import type { Page } from '@playwright/test'
import { expect, hydrated, test, visit } from './site.ts'

const SECTIONS: [link: string, id: string][] = [
  ['Home', 'home'],
  ['Services', 'services'],
  ['About Us', 'about'],
  ['Contact', 'contact'],
]
const quickLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Quick Links' }).getByRole('link', { name, exact: true })

/** Where the first heading of a section stands, in CSS pixels below the sticky header. */
const below = (page: Page, id: string) =>
  page.evaluate((section) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const heading = document.querySelector(`#${section} :is(h1, h2, h3)`)
    return heading ? heading.getBoundingClientRect().top - header : Number.NaN
  }, id)

/** In view and clear of the header, and at rest. */
async function arrives(page: Page, id: string) {
  await expect(async () => {
    const first = await below(page, id)
    await page.waitForTimeout(100)
    const distance = await below(page, id)
    expect(distance, `#${id} at rest`).toBeCloseTo(first, 0)
    expect(distance, `#${id} clear of the header`).toBeGreaterThanOrEqual(0)
    expect(distance, `#${id} near the top`).toBeLessThan(400)
  }).toPass({ timeout: 8000 })
}

const toTheEnd = (page: Page) => page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a quick link scrolls to the section on the home page, also the same one twice', async ({ page }) => {
      await visit(page, '/')
      for (const [name, id] of SECTIONS) {
        await quickLink(page, name).click()
        await expect(page).toHaveURL(`/#${id}`)
        await arrives(page, id)
        await toTheEnd(page)
        await quickLink(page, name).click()
        await arrives(page, id)
      }
    })

    test('a quick link on any other page leads to /#section and arrives there, clear of the header', async ({
      page,
    }) => {
      for (const [index, [name, id]] of SECTIONS.entries()) {
        await visit(page, ['/faqs', '/services/seo-optimization', '/blog', '/blog/1'][index] ?? '/faqs')
        await quickLink(page, name).click()
        await expect(page).toHaveURL(`/#${id}`)
        await arrives(page, id)
      }
    })

    test('a direct load and a reload of a hash bring the heading into view', async ({ page }) => {
      await visit(page, '/#faq')
      await arrives(page, 'faq')
      await page.reload()
      await hydrated(page)
      await arrives(page, 'faq')
    })

    test('a reload of a hash brings the heading into view also after the visitor has scrolled away', async ({
      page,
    }) => {
      await visit(page, '/#services')
      await arrives(page, 'services')
      await quickLink(page, 'About Us').click()
      await arrives(page, 'about')
      await page.reload()
      await hydrated(page)
      await arrives(page, 'about')
    })
  })

test('a hash link arrives also when the code of the page comes 2 s late', async ({ page }) => {
  await page.route(/\/assets\/home-.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await route.continue()
  })
  await visit(page, '/faqs')
  await quickLink(page, 'Services').click()
  await arrives(page, 'services')
  expect(new URL(page.url()).hash).toBe('#services')
})

test('a direct load of a hash arrives at once while all code is 2 s late, and stays', async ({ page }) => {
  await page.route(/localhost:\d+\/assets\/.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await route.continue()
  })
  await page.goto('/#pricing', { waitUntil: 'commit' })
  await arrives(page, 'pricing')
  await hydrated(page)
  await arrives(page, 'pricing')
})

for (const width of [390, 1280])
  test(`late pictures, fonts, animation and prices do not push the target away at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const late = (pattern: RegExp, milliseconds: number) =>
      page.route(pattern, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, milliseconds))
        await route.fallback()
      })
    await late(/\/pictures\//, 1500)
    await late(/\/animations\//, 2500)
    await late(/\.woff2/, 1200)
    await late(/ipapi/, 2000)
    await visit(page, '/about')
    await quickLink(page, 'Contact').click()
    await expect(page).toHaveURL('/#contact')
    await page.waitForTimeout(1000)
    const early = await below(page, 'contact')
    await page.waitForTimeout(3500)
    expect(Math.abs((await below(page, 'contact')) - early)).toBeLessThanOrEqual(8)
  })

test('Back restores the old position at once, without gliding', async ({ page }) => {
  await visit(page, '/')
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  const link = page
    .locator('#services')
    .getByRole('link', { name: /Learn More/ })
    .first()
  await link.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  await link.click()
  await expect(page).toHaveURL(/\/services\//)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.evaluate(() => {
    const positions: number[] = []
    Object.assign(window, { positions })
    addEventListener('scroll', () => positions.push(scrollY))
  })
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
  const positions = await page.evaluate(() => (window as unknown as { positions: number[] }).positions)
  expect([...new Set(positions)].filter((at) => at !== left && at !== 0)).toEqual([])
})

test('Back after a hash link leads to where the visitor was', async ({ page }) => {
  await visit(page, '/')
  await toTheEnd(page)
  const left = await page.evaluate(() => scrollY)
  await quickLink(page, 'About Us').click()
  await arrives(page, 'about')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
})

test('a new page starts at its top', async ({ page }) => {
  await visit(page, '/')
  await toTheEnd(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Google Ads' }).click()
  await expect(page).toHaveURL('/services/google-ads')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a hash that names nothing, or is malformed, breaks nothing', async ({ page }) => {
  for (const hash of ['#no-such-section', '#%E0%A4%A', '#"><img>']) {
    await visit(page, `/${hash}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})
