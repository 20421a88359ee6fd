import { options, searchBox } from './blog-search.ts'
import { chats, field, messages, openChat, say } from './chat.ts'
import { visitThenPauseClock } from './clock.ts'
import { contactForm, fillIn } from './contact-form.ts'
import { closeButton, dialogOf, open } from './dialog.ts'
import { actLikeAnExtension, keepTranslating } from './dom-changes.ts'
import { holdScripts } from './late-scripts.ts'
import { expectPrices, inRupees } from './shown-prices.ts'
import { expect, test, visit } from './site.ts'

const WORDS = ['SEO/Google Ads', 'Social Media', 'Instagram', 'Web Designing']
const [home, blog] = chats

for (const { who, change, allowedErrors } of [
  { who: 'a translator', change: keepTranslating, allowedErrors: [] },
  // React reports the hydration mismatch once and renders the island anew.
  { who: 'an extension', change: actLikeAnExtension, allowedErrors: [/React error #418/] },
])
  test.describe(`where ${who} changes the page`, () => {
    test.use({ allowedErrors, thirdParties: { country: 'IN', scheduling: 'works' } })

    test('/: typed words, prices, a question, the chat and the contact form work, and the form leads to /thank-you', async ({
      page,
    }) => {
      await visitThenPauseClock(page, '/')
      // The chat's code is fetched before scripts are held back, the form's is not.
      await openChat(page, home)
      await expect(field(page)).toBeFocused()
      await page.keyboard.press('Escape')
      const release = await holdScripts(page)
      await change(page)
      const typed = page.locator('h1 [aria-hidden="true"] [data-typed]')
      const seen = new Set<string>()
      for (let second = 0; second < 10; second++) {
        await page.clock.runFor(1000)
        const text = ((await typed.textContent()) ?? '').replace(/\u200b/g, '')
        expect(
          WORDS.some((word) => word.startsWith(text)),
          text,
        ).toBe(true)
        seen.add(text)
      }
      expect(seen.size).toBeGreaterThan(2)
      await expectPrices(page, inRupees)

      const question = page.locator('#faq details').first()
      await question.locator('summary').click()
      await expect(question.getByRole('paragraph')).toBeVisible()

      await openChat(page, home)
      await say(page, 'What is the cost?')
      await page.clock.runFor(1000)
      await expect(messages(page)).toHaveCount(3)
      await page.keyboard.press('Escape')

      // All of it before the form's code is there.
      const form = contactForm(page)
      await form.firstName.fill('José')
      await form.email.focus()
      await form.send.click()
      release()
      await expect(form.validationMessage).toBeVisible()
      await expect(form.firstName).toHaveValue('José')
      await expect(form.email).toBeFocused()
      await page.clock.runFor(2500)
      await expect(form.validationMessage).toBeHidden()
      await form.firstName.fill('')
      await form.send.click()
      await expect(form.validationMessage).toBeVisible()
      await fillIn(page)
      await form.send.click()
      await expect(page).toHaveURL('/thank-you')
      await expect(page.getByText("José O'Brien").first()).toBeVisible()
    })

    test('/blog: text typed before hydration is searched for, the newsletter takes an address, and a result opens its article', async ({
      page,
    }) => {
      await visit(page, '/blog')
      const release = await holdScripts(page)
      await change(page)
      await searchBox(page).pressSequentially('insta')
      release()
      await expect(options(page).first()).toBeVisible()
      await expect(searchBox(page)).toHaveValue('insta')
      await expect(searchBox(page)).toBeFocused()
      await page.keyboard.type('g')
      await expect(searchBox(page)).toHaveValue('instag')
      await page.getByRole('button', { name: 'Clear search' }).click()
      await expect(options(page)).toHaveCount(0)
      await page.keyboard.type('seo')
      await expect(options(page).first()).toBeVisible()
      await page.keyboard.press('Escape')

      await page.getByRole('main').getByLabel(/email/i).first().fill('name')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main').getByLabel(/email/i).first()).toHaveAttribute('aria-invalid', 'true')
      await page.getByRole('main').getByLabel(/email/i).first().fill('name@example.com')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert').filter({ hasText: 'Thank you for subscribing!' })).toBeVisible()
      await searchBox(page).focus()
      await options(page).first().click()
      await expect(page).toHaveURL(/\/blog\/[\w/-]+$/)
    })

    test('an article: chat, newsletter and dialog work, and a link leads to the blog', async ({ page }) => {
      await visitThenPauseClock(page, blog.path)
      await change(page)
      await openChat(page, blog)
      await say(page, 'Hello')
      await page.clock.runFor(1000)
      await expect(messages(page)).toHaveCount(3)
      await page.keyboard.press('Escape')
      const email = page.getByRole('main').getByLabel(/email/i).first()
      await email.fill('name@example.com')
      await email.press('Enter')
      await expect(page.getByRole('alert').filter({ hasText: 'Thank you for subscribing!' })).toBeVisible()
      await open(page)
      await dialogOf(page).getByRole('button', { name: /book/i }).click()
      await expect(async () => {
        await page.clock.runFor(100)
        expect(await dialogOf(page).locator('iframe').count()).toBe(1)
      }).toPass()
      await closeButton(page).click()
      await page.getByRole('main').getByRole('link', { name: 'Back to Blog' }).first().click()
      await expect(page).toHaveURL('/blog')
    })
  })
