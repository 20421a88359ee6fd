import type { Page } from '@playwright/test'
import { options, searchBox } from './blog-search.ts'
import { chats, messages, openChat, say } from './chat.ts'
import { contactForm, fillIn } from './contact-form.ts'
import { closeButton, dialogOf, open } from './dialog.ts'
import { expectPrices, inRupees } from './shown-prices.ts'
import { expect, test, visit } from './site.ts'
import { meddle, translate } from './translator.ts'

const WORDS = ['SEO/Google Ads', 'Social Media', 'Instagram', 'Web Designing']
const [home, blog] = chats

/** Holds back the code of an island until it is let go. */
async function holdIsland(page: Page, name: string) {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(`**/assets/${name}.*.js`, async (route) => {
    await held
    await route.continue()
  })
  return () => letGo()
}

async function visitWithoutTime(page: Page, path: string) {
  await page.clock.install()
  await visit(page, path)
  await page.clock.pauseAt(Date.now() + 60_000)
}

for (const [who, change] of [
  ['a translator', translate],
  ['an extension', meddle],
] as const)
  test.describe(`where ${who} changes the page`, () => {
    // React says once that it found its island changed, and draws it anew.
    test.use({ allowedErrors: [/React error #418/], world: { country: 'IN', scheduling: 'works' } })

    test('/: typed words, prices, a question, the chat and the contact form work, and a link leads on', async ({
      page,
    }) => {
      const letGo = await holdIsland(page, 'contact-form')
      await visitWithoutTime(page, '/')
      await change(page)
      const typed = page.locator('h1 [aria-hidden="true"] [data-typed]')
      const seen = new Set<string>()
      for (let second = 0; second < 10; second++) {
        await page.clock.runFor(1000)
        const text = ((await typed.textContent()) ?? '').replace(/\u200b/g, '')
        expect(WORDS.some((word) => word.startsWith(text)), text).toBe(true)
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
      letGo()
      await expect(form.banner).toBeVisible()
      await expect(form.firstName).toHaveValue('José')
      await expect(form.email).toBeFocused()
      await page.clock.runFor(2500)
      await expect(form.banner).toBeHidden()
      await form.firstName.fill('')
      await form.send.click()
      await expect(form.banner).toBeVisible()
      await fillIn(page)
      await form.send.click()
      await expect(page).toHaveURL('/thank-you')
      await expect(page.getByText("José O'Brien").first()).toBeVisible()
    })

    test('/blog: what was typed early is searched for, the newsletter thanks, and a result leads on', async ({ page }) => {
      const letGo = await holdIsland(page, 'blog-search')
      await visit(page, '/blog')
      await change(page)
      await searchBox(page).pressSequentially('insta')
      letGo()
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

    test('an article: chat, newsletter and dialog work, and a link leads on', async ({ page }) => {
      await visitWithoutTime(page, blog.path)
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
      await expect(dialogOf(page).locator('iframe')).toBeAttached()
      await closeButton(page).click()
      await page.getByRole('main').getByRole('link', { name: 'Back to Blog' }).first().click()
      await expect(page).toHaveURL('/blog')
    })
  })
