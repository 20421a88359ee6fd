import type { Page } from '@playwright/test'
import { expect, test, visit } from './site.ts'

/** Marks the document, so that a test can tell whether a link loaded another one. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-kept', ''))
const kept = (page: Page) => page.locator('html[data-kept]')

const LINKS: [where: string, from: string, link: (page: Page) => ReturnType<Page['locator']>, to: string][] = [
  ['in the header', '/', (page) => page.getByRole('banner').getByRole('link', { name: 'Packages' }), '/packages'],
  [
    'in the footer',
    '/',
    (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Google Ads' }),
    '/services/google-ads',
  ],
  ['on a card', '/blog', (page) => page.getByRole('article').getByRole('link').first(), '/blog/'],
  [
    'in a breadcrumb',
    '/services/google-ads',
    (page) => page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first(),
    '/',
  ],
]

for (const [where, from, link, to] of LINKS) {
  test(`a link ${where} changes the page without loading a document`, async ({ page }) => {
    await visit(page, from)
    await mark(page)
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    await link(page).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading ?? '')
    expect(new URL(page.url()).pathname.startsWith(to)).toBe(true)
    await expect(kept(page)).toHaveCount(1)
  })
}

test('with a modifier key or the middle button a link is the browser’s', async ({ page, context }) => {
  await visit(page, '/about')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Google Ads' })
  for (const options of [{ modifiers: ['ControlOrMeta'] as 'ControlOrMeta'[] }, { button: 'middle' as const }]) {
    const opened = context.waitForEvent('page')
    await link.click(options)
    await expect(await opened).toHaveURL(/\/services\/google-ads$/)
    await expect(page).toHaveURL(/\/about$/)
  }
})

test('a link to the page that is shown adds nothing to the history', async ({ page }) => {
  await visit(page, '/services/google-ads')
  await mark(page)
  const entry = () => page.evaluate(() => ({ entries: history.length, key: history.state?.key }))
  const before = await entry()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Google Ads' }).click()
  await expect.poll(async () => (await entry()).key, 'the router has been there').not.toBe(before.key)
  expect((await entry()).entries).toBe(before.entries)
  await expect(kept(page)).toHaveCount(1)
})

test('a link to a file beside the pages opens the file', async ({ page }) => {
  await visit(page, '/about')
  await page.getByRole('main').evaluate((main) => {
    main.insertAdjacentHTML('afterbegin', '<p><a href="/robots.txt">The file</a></p>')
  })
  await page.getByRole('link', { name: 'The file' }).click()
  await expect(page).toHaveURL(/\/robots\.txt$/)
  await expect(page.getByText('Sitemap:')).toBeVisible()
})

test('the header says which section the page is in', async ({ page }) => {
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')
  await visit(page, '/blog/seo-1')
  await expect(current).toHaveText('Blog')
  await page.getByRole('banner').getByRole('link', { name: 'Packages' }).click()
  await expect(current).toHaveText('Packages')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(current).toHaveCount(0)
})
