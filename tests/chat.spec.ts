import type { Page } from '@playwright/test'
import { expect, test, visit } from './site.ts'

const chats = [
  { name: 'the home assistant', path: '/', open: 'Open chat assistant', close: 'Close chat assistant' },
  { name: 'the blog chat', path: '/blog/local-to-global', open: 'Open chat', close: 'Close chat' },
] as const
const [home, blog] = chats

const launcher = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const log = (page: Page) => page.getByRole('log')
const messages = (page: Page) => log(page).getByRole('paragraph')
const panel = (page: Page) =>
  page
    .getByRole('region')
    .filter({ has: log(page) })
    .last()
const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Message' })
const send = (page: Page) => panel(page).getByRole('button', { name: 'Send' })

async function open(page: Page, chat: (typeof chats)[number]) {
  await launcher(page, chat.open).click()
  await expect(field(page)).toBeVisible()
}

/** Opens the page with its clock stopped, and the chat in it. */
async function openWithoutTime(page: Page, chat: (typeof chats)[number]) {
  await page.clock.install()
  await visit(page, chat.path)
  await page.clock.pauseAt(Date.now() + 60_000)
  await open(page, chat)
}

async function say(page: Page, text: string) {
  await field(page).fill(text)
  await send(page).click()
}

for (const chat of chats) {
  test(`${chat.name} is a launcher at first, whose name says what it does next`, async ({ page }) => {
    await visit(page, chat.path)
    await expect(log(page)).toHaveCount(0)
    const button = launcher(page, chat.open)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await open(page, chat)
    await expect(launcher(page, chat.close)).toHaveAttribute('aria-expanded', 'true')
    await expect(messages(page)).toHaveCount(1)
    await launcher(page, chat.close).click()
    await expect(log(page)).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  test(`${chat.name} ignores empty and blank text, clears the field, and answers 1 s after each message`, async ({
    page,
  }) => {
    await openWithoutTime(page, chat)
    for (const blank of ['', '   ', '\t \u00a0']) await say(page, blank)
    await page.clock.runFor(2000)
    await expect(messages(page)).toHaveCount(1)

    await say(page, 'First')
    await expect(field(page)).toHaveValue('')
    await page.clock.runFor(500)
    await field(page).fill('Second')
    await field(page).press('Enter')
    await expect(messages(page)).toHaveCount(3)
    await page.clock.runFor(400)
    await expect(messages(page)).toHaveCount(3)
    await page.clock.runFor(200)
    await expect(messages(page)).toHaveCount(4)
    await page.clock.runFor(500)
    await expect(messages(page)).toHaveCount(chat === home ? 4 : 5)
  })

  test(`${chat.name} keeps its messages in memory only, and through closing and opening`, async ({ page }) => {
    await visit(page, chat.path)
    const kept = () =>
      page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
    await open(page, chat)
    await say(page, 'a kite of mine')
    expect(await kept()).not.toContain('a kite of mine')
    await field(page).press('Escape')
    await open(page, chat)
    await expect(log(page)).toContainText('a kite of mine')
    await page.reload()
    await open(page, chat)
    await expect(log(page)).not.toContainText('a kite of mine')
  })

  test(`${chat.name}: twenty messages keep the panel's height; the log scrolls itself and not the page`, async ({
    page,
  }) => {
    test.slow()
    await openWithoutTime(page, chat)
    await page.evaluate(() => scrollTo(0, 400))
    const height = (await panel(page).boundingBox())?.height
    for (let count = 1; count <= 20; count++) {
      await say(page, `Message ${count}, long enough to take a second line of the panel by itself, as people write`)
      await page.clock.runFor(1000)
    }
    await expect(messages(page)).toHaveCount(chat === home ? 4 : 41)
    expect((await panel(page).boundingBox())?.height).toBe(height)
    expect(await page.evaluate(() => scrollY)).toBe(400)
    const place = await log(page).evaluate((box) => ({
      fromEnd: box.scrollHeight - box.clientHeight - box.scrollTop,
      hidden: box.scrollHeight - box.clientHeight,
    }))
    expect(place.fromEnd).toBeLessThanOrEqual(1)
    if (chat === blog) expect(place.hidden).toBeGreaterThan(100)
    // Turned at its end, the wheel does not take the page along.
    await log(page).hover()
    await page.mouse.wheel(0, 500)
    await page.clock.runFor(300)
    expect(await page.evaluate(() => scrollY)).toBe(400)
  })

  test(`${chat.name}, keyboard only: focus goes in, Escape goes back to the launcher, Tab may leave`, async ({
    page,
  }) => {
    await visit(page, chat.path)
    await launcher(page, chat.open).focus()
    await page.keyboard.press('Enter')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('pricing')
    await page.keyboard.press('Enter')
    await expect(messages(page)).toHaveCount(2)
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(send(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(launcher(page, chat.close)).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await panel(page).evaluate((box) => box.contains(document.activeElement))).toBe(false)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(send(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(log(page)).toHaveCount(0)
    await expect(launcher(page, chat.open)).toBeFocused()
    // From the launcher, which belongs to the open chat too.
    await page.keyboard.press('Space')
    await expect(field(page)).toBeFocused()
    await launcher(page, chat.close).focus()
    await page.keyboard.press('Escape')
    await expect(log(page)).toHaveCount(0)
    await expect(launcher(page, chat.open)).toBeFocused()
  })

  for (const [width, height] of [
    [320, 568],
    [667, 375],
  ] as const)
    test.describe(() => {
      test.use({ viewport: { width, height } })
      test(`${chat.name} at ${width} x ${height}: the whole panel can be seen, a 200-letter word wraps`, async ({
        page,
      }) => {
        await openWithoutTime(page, chat)
        const word = 'w'.repeat(200)
        await say(page, word)
        await page.clock.runFor(1000)
        await expect(log(page)).toContainText(word)
        const box = await panel(page).boundingBox()
        if (!box) throw new Error('The panel has no box.')
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.y).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(width)
        expect(box.y + box.height).toBeLessThanOrEqual(height)
        // Nothing lies over its head: the header is sticky.
        const head = await panel(page).evaluate(
          (element, { x, y, width }) => element.contains(document.elementFromPoint(x + width / 2, y + 10)),
          box,
        )
        expect(head).toBe(true)
        await send(page).click({ trial: true })
        expect(await log(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
        expect(await log(page).evaluate((element) => element.clientHeight)).toBeGreaterThan(60)
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        ).toBeLessThanOrEqual(0)
      })
    })

  test.describe(() => {
    test.use({ allowedErrors: [/Failed to load resource/] })
    test(`${chat.name}: code that does not come leaves the page whole and says how to reach us`, async ({ page }) => {
      await page.route('**/assets/*-panel-*.js', (route) => route.abort())
      await visit(page, chat.path)
      await launcher(page, chat.open).click()
      await expect(page.getByRole('alert').filter({ hasText: '@' })).toBeVisible()
      await expect(launcher(page, chat.open)).toHaveAttribute('aria-expanded', 'false')
      await expect(page.locator('h1')).toBeVisible()
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('opening a chat moves focus into it without calling the keyboard up', async ({ page }) => {
    await visit(page, home.path)
    await launcher(page, home.open).tap()
    await expect(panel(page)).toBeFocused()
  })
})

test('the home assistant shows its last 4 messages and offers 5 questions that it answers', async ({ page }) => {
  await openWithoutTime(page, home)
  const questions = panel(page).getByRole('listitem').getByRole('button')
  await expect(questions).toHaveCount(5)
  const answers = new Set<string>()
  for (const question of await questions.all()) {
    const text = (await question.textContent()) ?? ''
    await question.click()
    await expect(messages(page).last()).toContainText(text)
    await page.clock.runFor(1000)
    await expect(messages(page).last()).not.toContainText(text)
    answers.add((await messages(page).last().textContent()) ?? '')
  }
  expect(answers.size).toBe(5)
  await expect(messages(page)).toHaveCount(4)
})

for (const [timezoneId, prices] of [
  ['Asia/Kolkata', ['₹24,999', '₹49,999', '₹109,999']],
  ['Asia/Calcutta', ['₹24,999', '₹49,999', '₹109,999']],
  ['Europe/London', ['$299', '$599', '$1,299']],
] as const)
  test.describe(() => {
    test.use({ timezoneId })
    test(`the home assistant quotes ${prices[0]} in ${timezoneId}`, async ({ page }) => {
      await openWithoutTime(page, home)
      await say(page, 'What is the COST?')
      await page.clock.runFor(1000)
      for (const price of prices) await expect(messages(page).last()).toContainText(price)
    })
  })

test('the blog chat greets and thanks in the agreed words', async ({ page }) => {
  await openWithoutTime(page, blog)
  await expect(messages(page)).toContainText(['Hi! Can I help you choose the right package?'])
  await say(page, 'Hello')
  await page.clock.runFor(1000)
  await expect(messages(page).last()).toContainText(
    'Thank you for your message! Our team will get back to you soon. Would you like to schedule a demo?',
  )
})

test('what is written in a chat is text, never markup', async ({ page }) => {
  await visit(page, blog.path)
  await open(page, blog)
  const text = '<img src=x onerror=alert(1)><b>bold</b>'
  await say(page, text)
  await expect(messages(page).last()).toContainText(text)
})

test('the chats are for pages that have them: none on the blog listing or in an article', async ({ page }) => {
  for (const path of ['/blog', '/blog/1', '/about']) {
    await visit(page, path)
    await expect(page.getByRole('button', { name: /chat/i })).toHaveCount(0)
  }
})
