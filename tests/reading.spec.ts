import { expect, test } from './site.ts'

// The browser does all of it.
test.use({ javaScriptEnabled: false })

test('each question has a link to itself that opens it, clear of the header, and closes the others', async ({
  page,
}) => {
  for (const path of ['/faqs', '/', '/packages', '/services/seo-optimization']) {
    await page.goto(path)
    const questions = page.locator('main details:has(summary [id^="question-"])')
    await expect(questions).not.toHaveCount(0)
    const addresses = await questions
      .locator('a[href^="#"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(new Set(addresses).size).toBe(await questions.count())
    // First a load of the document, then another fragment of the same one.
    for (const [attempt, position] of [addresses.length - 1, 0].entries()) {
      if (attempt === 0) await page.goto('about:blank')
      await page.goto(path + addresses[position])
      const question = questions.nth(position)
      await expect(question).toHaveAttribute('open')
      await expect(questions.and(page.locator('[open]'))).toHaveCount(1)
      const top = await question.evaluate((element) => element.getBoundingClientRect().top)
      const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom)
      expect(top).toBeGreaterThanOrEqual(header)
      expect(top).toBeLessThan(header + 100)
    }
  }
})

test('the contents of an article stay in view, down to their last entry in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 520 })
  await page.goto('/blog/4')
  const contents = page.getByRole('navigation', { name: 'Contents' })
  for (const part of [0.3, 0.6]) {
    await page.evaluate((to) => scrollTo(0, document.body.scrollHeight * to), part)
    await expect(contents).toBeInViewport({ ratio: 1 })
  }
  await contents.hover()
  await page.mouse.wheel(0, 1000)
  await expect(contents.getByRole('link').last()).toBeInViewport({ ratio: 0.95 })
})
