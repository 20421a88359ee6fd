import { expect, test } from '@playwright/test'

const PHONE = { width: 390, height: 844 }

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('dialogs and menus open, close and lead on, questions open one at a time', async ({ page }) => {
    await page.goto('/faqs')
    const header = page.getByRole('banner')
    const dialog = page.getByRole('dialog')
    await header.getByRole('button', { name: 'Schedule', exact: true }).click()
    await expect(dialog).toContainText('The calendar needs JavaScript.')
    await expect(dialog.locator('a[href^="https://calendly.com/"]')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await header.getByRole('button', { name: 'Services' }).click()
    await expect(page.getByRole('link', { name: /Instagram Growth Engaging/ })).toBeVisible()
    await page.keyboard.press('Escape')

    const questions = page.locator('main details')
    await questions.nth(0).locator('summary').click()
    await expect(questions.nth(0).getByRole('paragraph')).toBeVisible()
    await questions.nth(1).locator('summary').click()
    await expect(questions.nth(1).getByRole('paragraph')).toBeVisible()
    await expect(questions.nth(0).getByRole('paragraph')).toBeHidden()

    await page.setViewportSize(PHONE)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Mobile' })
    for (const name of ['Home', 'Packages', "FAQ's", 'About Us', 'Blog', 'Contact Us', 'Instagram Growth'])
      await expect(menu.getByRole('link', { name }).first()).toBeVisible()
    await menu.getByRole('link', { name: 'Packages' }).click()
    await expect(page).toHaveURL('/packages')
  })

  test('the consultation opens and hands over to the demo', async ({ page }) => {
    await page.goto('/blog')
    await page.getByRole('banner').getByRole('button', { name: 'Schedule', exact: true }).click()
    await page.getByRole('button', { name: 'Book a call' }).click()
    await expect(page.getByRole('dialog', { name: 'Schedule a demo' })).toBeVisible()
    await page.mouse.click(8, 300)
    await expect(page.getByRole('dialog', { name: 'Schedule a demo' })).toHaveCount(0)
  })

  test('nothing is offered that could not answer', async ({ page }) => {
    for (const path of ['/', '/blog', '/blog/local-to-global', '/packages']) {
      await page.goto(path)
      await expect(page.getByRole('button', { name: /Subscribe|Send Message|Pause/ })).toHaveCount(0)
      await expect(page.getByRole('group', { name: 'Appearance' })).toHaveCount(0)
      await expect(page.getByLabel('Ad budget')).toBeHidden()
    }
  })
})

test.describe('on paper', () => {
  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with script' : 'without', () => {
      test.use({ javaScriptEnabled })

      test('answers are readable, and nothing floats over the text', async ({ page }) => {
        for (const path of ['/faqs', '/', '/services/seo-optimization', '/blog/local-to-global']) {
          await page.goto(path)
          await page.emulateMedia({ media: 'print' })
          for (const answer of await page.locator('main details:visible > :not(summary)').all()) {
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
