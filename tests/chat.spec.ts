import { chats, field, launcher, log, messages, openChat, openWithoutTime, panel, say, send } from './chat.ts'
import { expect, test, visit } from './site.ts'

const [home, blog] = chats
/** As the eye reads them; who said it stands there for screen readers. */
const GREETING = 'Hi! Can I help you choose the right package?'
const THANKS = 'Thank you for your message! Our team will get back to you soon. Would you like to schedule a demo?'
const MARKUP = '<img src=x onerror=alert(1)><b>bold</b>'

for (const chat of chats) {
  test(`${chat.name} is a launcher at first; it ignores blank text and answers 1 s after each message; what was said lives in the page only`, async ({
    page,
  }) => {
    await page.clock.install()
    await visit(page, chat.path)
    await page.clock.pauseAt(Date.now() + 60_000)
    await expect(log(page)).toHaveCount(0)
    await expect(launcher(page, chat.open)).toHaveAttribute('aria-expanded', 'false')
    await openChat(page, chat)
    await expect(launcher(page, chat.close)).toHaveAttribute('aria-expanded', 'true')
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
    await page.clock.runFor(400)
    await expect(messages(page)).toHaveCount(3)
    await page.clock.runFor(200)
    await expect(messages(page)).toHaveCount(4)
    if (chat === blog) await expect(messages(page).last()).toContainText(THANKS)
    await page.clock.runFor(500)
    await expect(messages(page)).toHaveCount(chat === home ? 4 : 5)

    const kept = () =>
      page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
    expect(await kept()).not.toContain('Second')
    await launcher(page, chat.close).click()
    await expect(log(page)).toHaveCount(0)
    await expect(launcher(page, chat.open)).toBeFocused()
    await openChat(page, chat)
    await expect(log(page)).toContainText('Second')
    await page.reload()
    await openChat(page, chat)
    await expect(messages(page)).toHaveCount(1)
  })

  test(`${chat.name}: many messages keep the panel's height; the log scrolls itself and not the page`, async ({
    page,
  }) => {
    await openWithoutTime(page, chat)
    await page.evaluate(() => scrollTo(0, 400))
    const height = (await panel(page).boundingBox())?.height
    for (let count = 1; count <= 6; count++) {
      await say(page, `Message ${count}, long enough to take a second line of the panel by itself, as people write`)
      await page.clock.runFor(1000)
    }
    await expect(messages(page)).toHaveCount(chat === home ? 4 : 13)
    expect((await panel(page).boundingBox())?.height).toBe(height)
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

  test(`${chat.name} in a small window: the whole panel can be seen, a 200-letter word wraps`, async ({ page }) => {
    await openWithoutTime(page, chat)
    const word = 'w'.repeat(200)
    await say(page, word)
    await page.clock.runFor(1000)
    await expect(log(page)).toContainText(word)
    for (const [width, height] of [
      [320, 568],
      [667, 375],
    ] as const) {
      await page.setViewportSize({ width, height })
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
    }
  })
}

test('a chat, keyboard only: focus goes in, Escape goes back to the launcher, Tab may leave', async ({ page }) => {
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
  await expect(launcher(page, home.close)).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await panel(page).evaluate((box) => box.contains(document.activeElement))).toBe(false)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(send(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(log(page)).toHaveCount(0)
  await expect(launcher(page, home.open)).toBeFocused()
  // From the launcher, which belongs to the open chat too.
  await page.keyboard.press('Space')
  await expect(field(page)).toBeFocused()
  await launcher(page, home.close).focus()
  await page.keyboard.press('Escape')
  await expect(log(page)).toHaveCount(0)
  await expect(launcher(page, home.open)).toBeFocused()
})

test.describe(() => {
  test.use({ allowedErrors: [/Failed to load resource/] })
  test('a chat whose code does not come says how to reach us', async ({ page }) => {
    await page.route('**/assets/chat.*.js', (route) => route.abort())
    await visit(page, home.path)
    await launcher(page, home.open).click()
    await expect(page.getByRole('alert').filter({ hasText: '@' })).toBeVisible()
    await expect(launcher(page, home.open)).toHaveAttribute('aria-expanded', 'false')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('opening a chat moves focus into it without calling the keyboard up', async ({ page }) => {
    await visit(page, home.path)
    await launcher(page, home.open).tap()
    await expect(panel(page)).toBeFocused()
  })
})

test.describe('in India', () => {
  test.use({ timezoneId: 'Asia/Calcutta' })
  test('the home assistant shows its last 4 messages and offers 5 questions that it answers, prices in rupees', async ({
    page,
  }) => {
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
    expect([...answers].filter((answer) => /₹24,999.*₹49,999.*₹109,999/.test(answer))).toHaveLength(1)
    await expect(messages(page)).toHaveCount(4)
  })
})

for (const chat of chats)
  test(`${chat.name} can be scrolled to its last word where the window is low`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await visit(page, chat.path)
    await openChat(page, chat)
    await panel(page).getByRole('heading').hover()
    await page.mouse.wheel(0, 1000)
    await expect
      .poll(() =>
        panel(page).evaluate((section) => {
          const [window, last] = [section, section.lastElementChild].map((part) => part?.getBoundingClientRect().bottom)
          return (last ?? 0) - (window ?? 0)
        }),
      )
      .toBeLessThanOrEqual(0)
  })
