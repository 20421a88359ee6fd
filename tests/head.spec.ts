import type { Page } from '@playwright/test'
import { expect, hydrated, test, visit } from './site.ts'

/** What a page's head says, in order: texts and addresses of its title, metas, links and structured data. */
const headOf = (page: Page, html?: string) =>
  page.evaluate((source) => {
    const from = source === undefined ? document : new DOMParser().parseFromString(source, 'text/html')
    return [...from.querySelectorAll('title, meta[name], meta[property], link, script[type="application/ld+json"]')]
      .filter(({ localName, parentElement }) => localName === 'script' || parentElement?.localName === 'head')
      .filter((one) => !/preload|prefetch/.test(one.getAttribute('rel') ?? ''))
      .map((one) =>
        [...one.attributes]
          .map(({ name, value }) => `${name}=${value}`)
          .sort()
          .concat(one.textContent ?? '')
          .join(' '),
      )
      .sort()
  }, html)

const only = async (page: Page, selector: string) => {
  await expect(page.locator(selector), selector).toHaveCount(1)
  return (await page.locator(selector).getAttribute('content')) ?? page.locator(selector).getAttribute('href')
}

/** By links as a visitor finds them: the bar, a card, an article, the footer, Home, and one page a second time. */
const JOURNEY: [path: string, go: (page: Page) => Promise<void>][] = [
  [
    '/packages',
    (page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Packages' }).click(),
  ],
  ['/blog', (page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()],
  ['/blog/featured', (page) => page.locator('main a[href="/blog/featured"]').first().click()],
  ['/services/google-ads', (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Google Ads' }).click()],
  ['/', (page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()],
  [
    '/packages',
    (page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Packages' }).click(),
  ],
  ['/about', (page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click()],
]

test('head tags stay single and absolute through client-side navigations, and equal the page’s own HTML', async ({
  page,
}) => {
  test.slow()
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++
  })
  await visit(page, '/faqs')
  for (const [path, go] of JOURNEY) {
    await go(page)
    await expect(page).toHaveURL(path)
    const html = await page.request.get(path).then((response) => response.text())
    await expect.poll(() => headOf(page), `the head of ${path}`).toEqual(await headOf(page, html))
    await expect(page.locator('title:not(svg title)')).toHaveCount(1)
    const canonical = await only(page, 'link[rel="canonical"]')
    expect(new URL(canonical ?? '').pathname).toBe(path)
    expect(await only(page, 'meta[property="og:url"]')).toBe(canonical)
    expect(await only(page, 'meta[property="og:image"]')).toMatch(/^https:\/\/.+\.png$/)
    for (const name of ['description', 'viewport', 'twitter:card']) await only(page, `meta[name="${name}"]`)
    for (const property of ['og:title', 'og:description', 'og:type', 'og:site_name'])
      await only(page, `meta[property="${property}"]`)
  }
  expect(documents, 'no page was loaded as a document on the way').toBe(1)
  await page.goBack()
  await expect(page).toHaveURL('/packages')
  const html = await page.request.get('/packages').then((response) => response.text())
  await expect.poll(() => headOf(page)).toEqual(await headOf(page, html))
})

test('hydration changes nothing in the head', async ({ page }) => {
  for (const path of ['/', '/blog/seo/seo-1?utm=1', '/services/seo-optimization']) {
    const html = await page.request.get(path).then((response) => response.text())
    await page.goto(path)
    await hydrated(page)
    expect(await headOf(page), path).toEqual(await headOf(page, html))
  }
})

test('opening and closing a dialog changes neither address nor head', async ({ page }) => {
  await visit(page, '/about')
  const own = async () => (await headOf(page)).filter((tag) => !tag.includes('calendly'))
  const before = await own()
  await page.getByRole('banner').getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  // The vendor's stylesheet comes on top.
  expect(await own()).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/about')
})
