import type { Page } from '@playwright/test'
import { chats, field, launcher, log, messages, openChat, openWithClockPaused, panel, say, send } from './chat.ts'
import { translate } from './dom-changes.ts'
import { holdScripts } from './late-scripts.ts'
import { expect, test, visit } from './site.ts'

const [home, blog] = chats
const GREETING = 'Hi! Can I help you choose the right package?'
const THANKS = 'Thank you for your message! Our team will get back to you soon. Would you like to schedule a demo?'
const MARKUP = '<img src=x onerror=alert(1)><b>bold</b>'
const LONG = 'Long enough to take a second line of the panel by itself, as people write when they explain'

const fromEnd = (page: Page) =>
  log(page).evaluate((box) => Math.abs(box.scrollHeight - box.clientHeight - box.scrollTop))

for (const chat of chats)
  test(`${chat.name} ignores blank text, answers 1 s after each message, scrolls to the newest and stores nothing`, async ({
    page,
  }) => {
    await openWithClockPaused(page, chat)
    await page.evaluate(() => scrollTo(0, 400))
    const height = (await panel(page).boundingBox())?.height
    if (chat === blog) await expect(messages(page)).toContainText([GREETING])
    for (const blank of ['', '   ', '\t \u00a0']) await say(page, blank)
    await page.clock.runFor(2000)
    await expect(messages(page)).toHaveCount(1)

    await say(page, MARKUP)
    await expect(messages(page).last()).toContainText(MARKUP)
    await expect(field(page)).toHaveValue('')
    await page.clock.runFor(500)
    await field(page).fill('Second')
    await field(page).press('Enter')
    await expect(messages(page)).toHaveCount(3)
    await page.clock.runFor(400)
    await expect(messages(page)).toHaveCount(3)
    await page.clock.runFor(200)
    await expect(messages(page)).toHaveCount(4)
    if (chat === blog) await expect(messages(page).last()).toContainText(THANKS)
    await page.clock.runFor(500)
    await expect(messages(page)).toHaveCount(chat === home ? 4 : 5)
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))
    expect(stored).not.toContain('Second')

    await launcher(page, chat.close).click()
    await expect(log(page)).toBeHidden()
    await expect(launcher(page, chat.open)).toBeFocused()
    await openChat(page, chat)
    await expect(log(page)).toContainText('Second')
    for (const text of [LONG, `${LONG}, twice`, 'w'.repeat(200)]) {
      await say(page, text)
      await page.clock.runFor(1000)
    }
    await expect(messages(page)).toHaveCount(chat === home ? 4 : 11)
    await expect.poll(() => fromEnd(page)).toBeLessThanOrEqual(1)
    expect((await panel(page).boundingBox())?.height).toBe(height)
    expect(await log(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
    // The wheel at the log's end does not scroll the page.
    await log(page).hover()
    await page.mouse.wheel(0, 500)
    await page.clock.runFor(300)
    expect(await page.evaluate(() => scrollY)).toBe(400)

    await page.reload()
    await openChat(page, chat)
    await expect(messages(page)).toHaveCount(1)
  })

test('a chat fits a small window, and in a very low one scrolls to its end', async ({ page }) => {
  await visit(page, home.path)
  await openChat(page, home)
  for (const [width, height] of [
    [320, 568],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height })
    const box = await panel(page).boundingBox()
    if (!box) throw new Error('The panel has no box.')
    expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
    expect(box.y + box.height).toBeLessThanOrEqual(height)
    await send(page).click({ trial: true })
    expect(await log(page).evaluate((element) => element.clientHeight)).toBeGreaterThan(60)
  }
  await page.setViewportSize({ width: 320, height: 256 })
  await panel(page).getByRole('heading').hover()
  await page.mouse.wheel(0, 1000)
  await expect(panel(page).getByRole('paragraph').last()).toBeInViewport({ ratio: 1 })
})

test('a chat, keyboard only: focus goes in, Escape goes back to the launcher, Tab is not trapped', async ({ page }) => {
  await visit(page, home.path)
  await launcher(page, home.open).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('pricing')
  await page.keyboard.press('Enter')
  await expect(messages(page)).toHaveCount(2)
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(send(page)).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await panel(page).evaluate((box) => box.contains(document.activeElement))).toBe(false)
  await page.keyboard.press('Shift+Tab')
  await expect(send(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(log(page)).toBeHidden()
  await expect(launcher(page, home.open)).toBeFocused()
  // Escape on the launcher closes the chat too.
  await page.keyboard.press('Space')
  await expect(field(page)).toBeFocused()
  await launcher(page, home.close).focus()
  await page.keyboard.press('Escape')
  await expect(launcher(page, home.open)).toBeFocused()
})

test('before scripts have loaded a chat opens, and what was sent is answered once they have', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(blog.path, { waitUntil: 'commit' })
  await openChat(page, blog)
  await field(page).fill('Hello')
  await send(page).click()
  await expect(field(page)).toHaveValue('Hello')
  await expect(messages(page)).toHaveCount(1)
  release()
  await expect(messages(page)).toContainText([GREETING, 'Hello', THANKS])
  await expect(field(page)).toHaveValue('')
})

test.describe(() => {
  test.use({ allowedErrors: [/Failed to load resource|Error hydrating/] })
  test('a chat whose chunk fails to load keeps what was typed and shows contact details', async ({ page }) => {
    await page.route('**/assets/chat.*.js*', (route) => route.abort())
    await visit(page, home.path)
    await openChat(page, home)
    await field(page).fill('Hello')
    await send(page).click()
    await expect(page.getByRole('alert').filter({ hasText: '@' })).toBeVisible()
    await expect(field(page)).toHaveValue('Hello')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a chat opens, says that it needs JavaScript and offers another way', async ({ page }) => {
    for (const chat of chats) {
      await page.goto(chat.path)
      await launcher(page, chat.open).click()
      const window = page.getByRole('region', { name: /^(Assistant|Chat)$/ })
      await expect(window).toContainText('JavaScript')
      await expect(window.getByRole('textbox')).toBeHidden()
      await expect(window.locator('a[href^="mailto:"]')).toBeVisible()
      await page.keyboard.press('Escape')
      await launcher(page, chat.open).click()
      await window.getByRole('link', { name: 'Contact page' }).click()
      await expect(page).toHaveURL('/contact')
    }
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('opening a chat moves focus into it without opening the on-screen keyboard', async ({ page }) => {
    await visit(page, home.path)
    await launcher(page, home.open).tap()
    await expect(panel(page)).toBeFocused()
    await panel(page)
      .getByRole('button', { name: /pricing/ })
      .tap()
    await expect(messages(page)).toHaveCount(3)
    await expect(field(page)).not.toBeFocused()
  })
})

test.describe('in India', () => {
  test.use({ timezoneId: 'Asia/Calcutta' })
  test('the assistant offers 5 questions and answers each, also where the page was translated, with prices in rupees', async ({
    page,
  }) => {
    await openWithClockPaused(page, home)
    const questions = panel(page).getByRole('listitem').getByRole('button')
    await expect(questions).toHaveCount(5)
    const answers: string[] = []
    const askAll = async () => {
      for (const question of await questions.all()) {
        await question.click()
        await expect(messages(page).last()).toContainText((await question.textContent()) ?? '')
        await page.clock.runFor(1000)
        answers.push((await messages(page).last().textContent()) ?? '')
      }
    }
    await askAll()
    expect(new Set(answers).size).toBe(5)
    expect(answers.filter((answer) => /₹24,999.*₹49,999.*₹109,999/.test(answer))).toHaveLength(1)
    await expect(messages(page)).toHaveCount(4)
    await translate(page)
    await askAll()
    expect(answers.slice(5)).toEqual(answers.slice(0, 5))
  })
})
