import type { Page } from '@playwright/test'
import { expect, test, visit } from './site.ts'

const slugs = [
  'seo-optimization',
  'google-ads',
  'social-media-marketing',
  'instagram-growth',
  'email-marketing',
  'content-creation',
  'affiliate-marketing',
  'lead-generation',
  'traffic-generation',
  'website-design-development',
  'paid-growth-campaigns',
  'content-writing',
]

/** The heading and the title of a page that is opened by itself. */
async function opened(page: Page, path: string) {
  await visit(page, path)
  return { heading: await page.getByRole('heading', { level: 1 }).innerText(), title: await page.title() }
}

/** The pictures of the showcase: those with a caption and an alternative text. */
const showcase = (page: Page) => page.locator('figure:has(figcaption) img[alt]:not([alt=""])')

for (const slug of slugs)
  test(`${slug} shows six pictures that are there, each described in its own words`, async ({ page }) => {
    const response = await visit(page, `/services/${slug}`)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(showcase(page)).toHaveCount(6)
    const pictures = await showcase(page).evaluateAll((images) =>
      images.map((image) => ({ alt: image.getAttribute('alt'), src: image.getAttribute('src') })),
    )
    expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(6)
    expect(new Set(pictures.map(({ src }) => src)).size).toBe(6)
    for (const { src } of pictures) {
      const picture = await page.request.get(src ?? '')
      expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    }
  })

test('every call to action of a service page opens the demo', async ({ page }) => {
  await visit(page, '/services/lead-generation')
  for (const name of [/^Book a demo/, /^Book a 20-minute call/]) {
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

for (const [slug, name] of [
  ['google-ads', 'View Results'],
  ['email-marketing', 'View Results'],
  ['website-design-development', 'Portfolio'],
] as const)
  test(`'${name}' on ${slug} goes home`, async ({ page }) => {
    await visit(page, `/services/${slug}`)
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL('/')
  })

for (const [one, other] of [
  ['content-creation', 'content-writing'],
  ['google-ads', 'paid-growth-campaigns'],
  ['lead-generation', 'traffic-generation'],
] as const)
  test(`${one} and ${other} lead to each other`, async ({ page }) => {
    const pages = [
      { path: `/services/${other}`, ...(await opened(page, `/services/${other}`)) },
      { path: `/services/${one}`, ...(await opened(page, `/services/${one}`)) },
    ]
    for (const { path, heading, title } of pages) {
      // By its address: the link on the page before stands there until the next page is drawn.
      await page.getByRole('main').locator(`a[href="${path}"]`, { hasText: /^See / }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page).toHaveTitle(title)
    }
  })

test('its questions open and close', async ({ page }) => {
  await visit(page, '/services/google-ads')
  const questions = page.getByRole('main').locator('details')
  expect(await questions.count()).toBeGreaterThanOrEqual(3)
  await questions.nth(1).locator('summary').click()
  await expect(questions.nth(1).locator('p').first()).toBeVisible()
  await questions.nth(1).locator('summary').click()
  await expect(questions.nth(1).locator('p').first()).toBeHidden()
})

test.describe('the test page', () => {
  test('has the price in the heading, the rating said aloud, and six labelled pictures', async ({ page }) => {
    await visit(page, '/services/test')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hire an SEO Expert Starting at Just\s+\$299$/)
    await expect(page.getByRole('img', { name: 'Rated 5 out of 5' })).toBeVisible()
    await expect(page.getByRole('figure').locator('figcaption').filter({ hasNotText: 'owner' })).toHaveText([
      'SEO Optimization',
      'Social Media Marketing',
      'Content Marketing',
      'Email Marketing',
      'Web Development',
      'Digital Advertising',
    ])
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })

  test('opens the consultation from Schedule', async ({ page }) => {
    await visit(page, '/services/test')
    await page.getByRole('banner').getByRole('button', { name: 'Schedule', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('dialog').locator('iframe')).toHaveCount(0)
  })

  test.describe('in India', () => {
    test.use({ world: { country: 'IN', scheduling: 'works' } })
    test('names the price in rupees', async ({ page }) => {
      await visit(page, '/services/test')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('₹24,817')
    })
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a service page is complete: copy, figures, pictures, questions, the way on', async ({ page }) => {
    await page.goto('/services/email-marketing')
    const main = page.getByRole('main')
    expect((await main.allInnerTexts()).join(' ').split(/\s+/).length).toBeGreaterThan(600)
    await expect(main.getByText('$1,299').first()).toBeVisible()
    await expect(main.getByRole('table')).toBeVisible()
    await expect(showcase(page)).toHaveCount(6)
    await main.locator('summary').first().click()
    await expect(main.locator('details p').first()).toBeVisible()
    await expect(main.getByRole('button', { name: /^Book a demo/ })).toHaveAttribute('type', 'submit')
    await main.locator('a[href^="/blog/"]').first().click()
    await expect(page.getByRole('article')).toBeVisible()
  })
})
