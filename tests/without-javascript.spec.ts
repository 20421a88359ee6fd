import { type Browser, type Page, test as plain, expect as plainExpect } from '@playwright/test'
import { missing, templates } from './pages.ts'
import { expect, test } from './site.ts'

const PHONE = { width: 390, height: 844 }
/** Everything that the browser would have to fetch as a script. */
const SCRIPTS = /\.js(\?|$)/

/** What a visitor can do on pages that script never reached. */
function worksAsHtml(surroundings: string, prepare: (page: Page) => Promise<unknown>) {
  test.describe(surroundings, () => {
    // The browser says of each missing script that it is missing.
    test.use({ allowedErrors: [/Failed to load resource|ERR_FAILED|dynamically imported module|status of 404/] })
    test.beforeEach(({ page }) => prepare(page))

    test('every page has its heading, its text, its title and the ways to reach the agency', async ({ page }) => {
      for (const path of [...templates, ...missing]) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(80)
        expect(await page.title()).not.toBe('')
        await expect(page.getByRole('contentinfo').locator('a[href^="mailto:"]')).toBeVisible()
        await expect(page.getByRole('contentinfo').locator('a[href^="tel:"]')).toBeVisible()
        await expect(page.getByRole('contentinfo').getByRole('link', { name: 'WhatsApp' })).toBeVisible()
      }
    })

    test('prices stand in US dollars', async ({ page }) => {
      for (const path of ['/', '/packages']) {
        await page.goto(path)
        for (const price of ['$299', '$599', '$1,299'])
          await expect(page.getByRole('main').getByText(price, { exact: true })).toBeVisible()
      }
    })

    test('buttons that book a call open the booking page in a new tab', async ({ page, context }) => {
      await page.goto('/packages')
      for (const button of [
        page.getByRole('banner').getByRole('button', { name: 'Schedule' }),
        page.getByRole('main').getByRole('button', { name: 'Get Started' }).first(),
      ]) {
        await expect(async () => {
          const opened = context.waitForEvent('page', { timeout: 2000 })
          await button.click()
          const booking = await opened
          await booking.waitForURL(/^https:\/\/calendly\.com\//)
          await booking.close()
        }).toPass({ timeout: 15_000 })
      }
    })

    test('Get Started Today leads to the contact page, and the contact page to people', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Get Started Today' }).click()
      await expect(page).toHaveURL(/\/contact\??$/)
      await expect(page.getByRole('main').locator('a[href^="mailto:"]').first()).toBeVisible()
      await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible()
      await expect(page.getByRole('textbox')).toHaveCount(0)
      await expect(page.getByText(/JavaScript/)).toBeVisible()
    })

    test('the dropdown opens, and its links lead on', async ({ page }) => {
      await page.goto('/about')
      await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Services' }).click()
      await page.getByRole('link', { name: /Instagram Growth Engaging/ }).click()
      await expect(page).toHaveURL('/services/instagram-growth')
    })

    test('the mobile menu opens with every link in it', async ({ page }) => {
      await page.setViewportSize(PHONE)
      await page.goto('/about')
      await page.getByRole('button', { name: 'Open menu' }).click()
      const menu = page.getByRole('navigation', { name: 'Mobile' })
      for (const name of ['Home', 'Packages', "FAQ's", 'About Us', 'Blog', 'Contact Us', 'Instagram Growth'])
        await expect(menu.getByRole('link', { name }).first()).toBeVisible()
      await menu.getByRole('link', { name: 'Packages' }).click()
      await expect(page).toHaveURL('/packages')
    })

    test('questions open and close, one at a time', async ({ page }) => {
      await page.goto('/faqs')
      const questions = page.locator('main details')
      await questions.nth(0).locator('summary').click()
      await expect(questions.nth(0).getByRole('paragraph')).toBeVisible()
      await questions.nth(1).locator('summary').click()
      await expect(questions.nth(1).getByRole('paragraph')).toBeVisible()
      await expect(questions.nth(0).getByRole('paragraph')).toBeHidden()
      await questions.nth(1).locator('summary').click()
      await expect(questions.nth(1).getByRole('paragraph')).toBeHidden()
    })

    test('nothing is offered that could not answer', async ({ page }) => {
      for (const path of ['/', '/blog', '/blog/local-to-global', '/contact']) {
        await page.goto(path)
        // The mark goes once the scripts are known not to come.
        await expect(page.getByRole('button', { name: /chat/i })).toHaveCount(0)
        await expect(page.getByRole('button', { name: /Subscribe|Send Message|Pause/ })).toHaveCount(0)
      }
    })
  })
}

plain.describe('with JavaScript off', () => {
  plain('the page says so of itself: no mark of script, nothing hidden for it', async ({ browser, baseURL }) => {
    const page = await withoutScript(browser, baseURL)
    await page.goto('/contact')
    await plainExpect(page.locator('html')).not.toHaveClass(/scripted/)
    await page.context().close()
  })
})
async function withoutScript(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  return context.newPage()
}

test.describe(() => {
  test.use({ javaScriptEnabled: false })
  worksAsHtml('with JavaScript off', async () => {})
})
worksAsHtml('with every external script aborted', (page) => page.route(SCRIPTS, (route) => route.abort()))
worksAsHtml('with every external script answered 404', (page) =>
  page.route(SCRIPTS, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' })),
)

test.describe('on paper', () => {
  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with script' : 'without', () => {
      test.use({ javaScriptEnabled })

      test('answers are readable, and nothing floats over the text', async ({ page }) => {
        for (const path of ['/faqs', '/', '/services/seo-optimization', '/blog/local-to-global']) {
          await page.goto(path)
          await page.emulateMedia({ media: 'print' })
          for (const answer of await page.locator('main details > :not(summary)').all()) {
            const box = await answer.boundingBox()
            expect(box?.height ?? 0, path).toBeGreaterThan(10)
          }
          await expect(page.getByRole('banner')).toBeHidden()
          const floating = await page.locator('body *').evaluateAll((all) =>
            all
              .filter((one) => one.checkVisibility() && getComputedStyle(one).position === 'fixed')
              .filter((one) => one.getBoundingClientRect().height > 0)
              .map((one) => one.outerHTML.slice(0, 120)),
          )
          expect(floating, path).toEqual([])
          await page.emulateMedia({ media: 'screen' })
        }
      })
    })

  test('text is dark on white, also for a visitor who reads on dark', async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await page.goto('/services/seo-optimization')
    const light = await page.locator('main h1, main h2, main p, main li').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && one.textContent?.trim())
        .filter((one) => {
          const [red = 0, green = 0, blue = 0] =
            getComputedStyle(one)
              .color.match(/[\d.]+/g)
              ?.map(Number) ?? []
          return red + green + blue > 3 * 120
        })
        .map((one) => one.outerHTML.slice(0, 120)),
    )
    expect(light).toEqual([])
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    )
  })
})
