import type { Page } from '@playwright/test'
import { holdRequests } from './late-scripts.ts'
import { expect, test, visit, WIDGET } from './site.ts'

const SCRIPT = '**/assets/external/widget.js'

const dialogOf = (page: Page) => page.getByRole('dialog')
const calendar = (page: Page) => dialogOf(page).locator('iframe')
const bookingLink = (page: Page) => dialogOf(page).locator('a[href^="https://calendly.com/"]')
/** What is said while there is no calendar, as it is seen. */
const expectStatus = (page: Page, text: string | RegExp) =>
  expect(dialogOf(page).locator('[role="status"]')).toHaveText(text, { useInnerText: true })
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Schedule', exact: true })

/**
 * Opens a page, fetches the calendar's code, and then stops the clock: time passes in `page.clock.runFor` alone.
 * @returns how many intervals run
 */
async function visitWithCodeFetched(page: Page) {
  await page.clock.install()
  const running = await countIntervals(page)
  await visit(page, '/packages')
  const code = page.waitForResponse('**/assets/booking-calendar.*.js')
  await opener(page).hover()
  await code
  await page.clock.pauseAt(Date.now() + 60_000)
  return running
}

async function openDemo(page: Page) {
  await opener(page).click()
  await expect(dialogOf(page)).toBeVisible()
}

/** The vendor has been asked for its script, and the time to wait for it runs. */
const isAsked = (page: Page) => expect(page.locator('script[src$="/widget.js"]')).toBeAttached()

/** The vendor's script has come and has run. */
const hasRun = (page: Page) => page.waitForFunction(() => 'Calendly' in window)

/** Counts the intervals that run, from the start of every page. */
async function countIntervals(page: Page) {
  await page.addInitScript(() => {
    const running = new Set<number>()
    const { setInterval: set, clearInterval: clear } = window
    window.setInterval = ((...all: Parameters<typeof set>) => {
      const id = set(...all) as unknown as number
      running.add(id)
      return id
    }) as typeof set
    window.clearInterval = (id) => {
      running.delete(id as number)
      clear(id)
    }
    Object.assign(window, { intervalsRunning: () => running.size })
  })
  return () => page.evaluate(() => (window as unknown as { intervalsRunning: () => number }).intervalsRunning())
}

test('the vendor is contacted on the first opening and not before; the overlay goes about 2 s after the calendar began; the calendar stays when the dialog closes', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('calendly.com')) asked.push(new URL(request.url()).pathname)
  })
  const running = await visitWithCodeFetched(page)
  await opener(page).focus()
  expect(asked).toEqual([])
  const before = await running()

  await openDemo(page)
  await hasRun(page)
  await expectStatus(page, /\w/)
  await page.clock.runFor(100)
  const address = new URL((await calendar(page).getAttribute('src')) ?? '')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    hide_event_type_details: '1',
    hide_gdpr_banner: '1',
    embed_domain: new URL(page.url()).host,
  })
  await expect(calendar(page)).toHaveAttribute('title', /\w/)
  await page.clock.runFor(1800)
  await expectStatus(page, /\w/)
  await page.clock.runFor(200)
  await expectStatus(page, '')
  expect(await running()).toBe(before)

  // The slot that was chosen is still chosen.
  const slot = calendar(page).contentFrame().getByRole('textbox')
  await slot.fill('10:00')
  await dialogOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
  await openDemo(page)
  await page.clock.runFor(5000)
  await expect(calendar(page)).toHaveCount(1)
  await expect(slot).toHaveValue('10:00')
  await expectStatus(page, '')
  expect(asked.filter((path) => /\.(js|css)$/.test(path))).toHaveLength(2)
  expect(asked).toHaveLength(3)
})

for (const scheduling of ['blocked', 'empty'] as const)
  test.describe(() => {
    test.use({ thirdParties: { country: 'US', scheduling }, allowedErrors: [/Failed to load resource/] })
    test(`vendor ${scheduling}: within about 4 s a sentence and a booking link stand there, X and Escape work throughout, no unhandled rejection`, async ({
      page,
    }) => {
      const running = await visitWithCodeFetched(page)
      const before = await running()
      await openDemo(page)
      await expect(bookingLink(page)).toBeHidden()
      await page.keyboard.press('Escape')
      await expect(dialogOf(page)).toHaveCount(0)
      await expect.poll(running).toBe(before)

      await openDemo(page)
      await expect.poll(running, 'it is waited for').toBe(before + 1)
      await page.clock.runFor(2900)
      await expect(bookingLink(page)).toBeHidden()
      await page.clock.runFor(1100)
      await expect(bookingLink(page)).toBeVisible()
      await expect(bookingLink(page)).toHaveAttribute('target', '_blank')
      await expectStatus(page, /\w+ \w+/)
      // Another way to get in touch.
      await expect(dialogOf(page).locator('a[href^="https://wa.me/"]')).toBeVisible()
      await expect(dialogOf(page).locator('a[href^="mailto:"]')).toBeVisible()
      expect(await running()).toBe(before)
      await dialogOf(page).getByRole('button', { name: 'Close' }).click()
      await expect(dialogOf(page)).toHaveCount(0)
      await expect(opener(page)).toBeFocused()
    })
  })

test('while the script is late, or the laptop has slept, the booking link stands there; the script takes over quietly', async ({
  page,
}) => {
  const release = await holdRequests(page, SCRIPT)
  await visitWithCodeFetched(page)
  await openDemo(page)
  await isAsked(page)
  await page.clock.fastForward(60_000)
  await expect(bookingLink(page)).toBeVisible()
  await bookingLink(page).focus()
  release()
  await expect(calendar(page)).toBeVisible()
  await expect(bookingLink(page)).toBeHidden()
  await expectStatus(page, '')
  // The focus went with the link that it was on; it goes on into the calendar.
  await expect(calendar(page)).toBeFocused()
  await page.clock.runFor(5000)
  await expect(calendar(page)).toHaveCount(1)
})

test('a script that arrives after the dialog was closed changes nothing, and serves the next opening', async ({
  page,
}) => {
  const release = await holdRequests(page, SCRIPT)
  await visitWithCodeFetched(page)
  for (let round = 0; round < 2; round++) {
    await openDemo(page)
    await isAsked(page)
    await page.clock.runFor(4000)
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toHaveCount(0)
  }
  release()
  await hasRun(page)
  await page.clock.runFor(1000)
  await expect(page.locator('iframe')).toHaveCount(0)
  await openDemo(page)
  await page.clock.runFor(2500)
  await expect(calendar(page)).toBeVisible()
  await expect(page.locator('script[src*="widget.js"]')).toHaveCount(1)
  await expect(page.locator('link[href*="widget.css"]')).toHaveCount(1)
})

test.describe(() => {
  test.use({ allowedErrors: [/Failed to load resource/] })
  test('a vendor that failed once, came empty or broke is asked again on the next opening; what breaks is said once', async ({
    page,
  }) => {
    const answers = [
      undefined,
      '',
      `window.Calendly={initInlineWidget({parentElement}){parentElement.append('half');throw new Error('broken')}}`,
    ]
    let asked = 0
    await page.route(SCRIPT, (route) => {
      const body = answers[asked++]
      return body === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body })
    })
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    await visit(page, '/packages')
    for (const expected of [1, 2]) {
      await openDemo(page)
      await expect.poll(() => asked).toBe(expected)
      await page.keyboard.press('Escape')
      await expect(dialogOf(page)).toHaveCount(0)
    }
    await openDemo(page)
    await expect(bookingLink(page)).toBeVisible()
    await expect(dialogOf(page).getByText('half')).toHaveCount(0)
    expect(warnings.filter((text) => text.includes('broken'))).toHaveLength(1)
    await page.keyboard.press('Escape')
    await page.evaluate(WIDGET)
    await openDemo(page)
    await expect(calendar(page)).toBeVisible()
    await expect(page.locator('script[src*="widget.js"]')).toHaveCount(1)
  })
})
