import type { Page, Route } from '@playwright/test'
import { VIDEO_HOST } from '../src/lib/third-parties.ts'
import { expect, test, visit } from './site.ts'

const SCRIPT = '**/assets/external/widget.js'
const WIDGET = `window.Calendly={initInlineWidget({url,parentElement}){const f=document.createElement('iframe');f.src=url;f.title='Select a Date & Time';parentElement.append(f)}}`

const dialogOf = (page: Page) => page.getByRole('dialog')
const calendar = (page: Page) => dialogOf(page).locator('iframe')
const bookingLink = (page: Page) => dialogOf(page).locator('a[href^="https://calendly.com/"]')
// By attribute: an empty region is none to a reader.
const status = (page: Page) => dialogOf(page).locator('[role="status"]')
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Schedule', exact: true })
const inPage = (page: Page, selector: string) => page.locator(selector).count()

/** Opens the page with its clock stopped, so that time passes in `runFor` alone. */
async function visitWithoutTime(page: Page, path = '/packages') {
  await page.clock.install()
  await visit(page, path)
  await page.clock.pauseAt(Date.now() + 60_000)
}

async function openDemo(page: Page) {
  await opener(page).click()
  await expect(dialogOf(page)).toBeVisible()
}

/** The vendor's script lies in wait until it is let go. */
async function holdScript(page: Page, body: string) {
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(SCRIPT, async (route: Route) => {
    await held
    await route.fulfill({ contentType: 'text/javascript', body }).catch(() => undefined)
  })
  return () => letGo()
}

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

test('the vendor is contacted on the first opening and not before; the calendar is the event, without its details and banner, embedded here', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('calendly.com')) asked.push(new URL(request.url()).pathname)
  })
  await visit(page, '/')
  await opener(page).hover()
  await opener(page).focus()
  expect(asked).toEqual([])
  await openDemo(page)
  await expect(calendar(page)).toBeAttached()
  const address = new URL((await calendar(page).getAttribute('src')) ?? '')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    hide_event_type_details: '1',
    hide_gdpr_banner: '1',
    embed_domain: new URL(page.url()).host,
  })
  await expect(calendar(page)).toHaveAttribute('title', /\w/)
  expect(asked.filter((path) => path.endsWith('.js'))).toHaveLength(1)
  expect(asked.filter((path) => path.endsWith('.css'))).toHaveLength(1)
})

test('the overlay stays until about 2 s after the calendar began; then nothing stands over it', async ({ page }) => {
  await visitWithoutTime(page)
  const script = page.waitForResponse(SCRIPT)
  await openDemo(page)
  await script
  await expect(status(page)).not.toBeEmpty()
  await page.clock.runFor(100)
  await expect(calendar(page)).toBeAttached()
  await page.clock.runFor(1800)
  await expect(status(page)).not.toBeEmpty()
  await page.clock.runFor(200)
  await expect(status(page)).toBeEmpty()
  await calendar(page).contentFrame().getByRole('button').first().click()
})

test('opened and closed five times, also before it is ready: one script, one stylesheet, one iframe, no interval left running', async ({
  page,
}) => {
  test.slow()
  const running = await countIntervals(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const letGo = await holdScript(page, WIDGET)
  await visit(page, '/packages')
  const before = await running()
  for (let round = 1; round <= 5; round++) {
    await openDemo(page)
    if (round === 3) {
      letGo()
      await expect(calendar(page)).toBeAttached()
    }
    expect(await inPage(page, 'script[src*="widget.js"]')).toBe(1)
    expect(await inPage(page, 'link[href*="widget.css"]')).toBe(1)
    expect(await inPage(page, 'iframe')).toBeLessThanOrEqual(1)
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toHaveCount(0)
    expect(await running()).toBe(before)
    expect(await inPage(page, 'iframe')).toBe(0)
  }
  await openDemo(page)
  await expect(calendar(page)).toHaveCount(1)
  expect(asked.filter((url) => url.endsWith('widget.js'))).toHaveLength(1)
  expect(asked.filter((url) => url.endsWith('widget.css'))).toHaveLength(1)
})

for (const scheduling of ['blocked', 'stylesheet only', 'empty'] as const)
  test.describe(() => {
    test.use({ world: { country: 'US', scheduling }, allowedErrors: [/Failed to load resource/] })
    test(`vendor ${scheduling}: within about 4 s a sentence and a booking link stand there, X and Escape work throughout, no unhandled rejection`, async ({
      page,
    }) => {
      const running = await countIntervals(page)
      await visitWithoutTime(page)
      const before = await running()
      await openDemo(page)
      await expect(bookingLink(page)).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(dialogOf(page)).toHaveCount(0)

      await openDemo(page)
      await page.clock.runFor(2900)
      await expect(bookingLink(page)).toHaveCount(0)
      await page.clock.runFor(1100)
      await expect(bookingLink(page)).toBeVisible()
      await expect(bookingLink(page)).toHaveAttribute('target', '_blank')
      await expect(status(page)).toContainText(/\w+ \w+/)
      // Another way to get in touch.
      await expect(dialogOf(page).locator('a[href^="https://wa.me/"]')).toBeVisible()
      await expect(dialogOf(page).locator('a[href^="mailto:"]')).toBeVisible()
      expect(await running()).toBe(before)
      await dialogOf(page).getByRole('button', { name: 'Close' }).click()
      await expect(dialogOf(page)).toHaveCount(0)
      await expect(opener(page)).toBeFocused()
    })
  })

test('a laptop that slept while the calendar was loading finds the booking link', async ({ page }) => {
  await holdScript(page, '')
  await visitWithoutTime(page)
  await openDemo(page)
  await page.clock.fastForward(60_000)
  await expect(bookingLink(page)).toBeVisible()
})

test('script takes 20 s: the booking link stands there meanwhile; the script that arrives later takes over quietly', async ({
  page,
}) => {
  const letGo = await holdScript(page, WIDGET)
  await visitWithoutTime(page)
  await openDemo(page)
  await page.clock.runFor(4000)
  await expect(bookingLink(page)).toBeVisible()
  await bookingLink(page).focus()
  await page.clock.runFor(16_000)
  await expect(bookingLink(page)).toBeVisible()
  letGo()
  await expect(calendar(page)).toBeVisible()
  await expect(bookingLink(page)).toHaveCount(0)
  await expect(status(page)).toBeEmpty()
  // The focus went with the link that it was on; it goes on into the calendar.
  await expect(calendar(page)).toBeFocused()
  await page.clock.runFor(5000)
  await expect(calendar(page)).toHaveCount(1)
  await dialogOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
})

test('a script that arrives after the dialog was closed changes nothing, and serves the next opening', async ({
  page,
}) => {
  const letGo = await holdScript(page, WIDGET)
  await visitWithoutTime(page)
  await openDemo(page)
  await page.clock.runFor(4000)
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  const script = page.waitForResponse(SCRIPT)
  letGo()
  await script
  await page.clock.runFor(1000)
  expect(await inPage(page, 'iframe')).toBe(0)
  await openDemo(page)
  await page.clock.runFor(2500)
  await expect(calendar(page)).toBeVisible()
})

test('a widget that throws gives way to the booking link at once, and is said once', async ({ page }) => {
  await page.route(SCRIPT, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.Calendly={initInlineWidget({parentElement}){parentElement.append('half');throw new Error('broken')}}`,
    }),
  )
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await visit(page, '/packages')
  await openDemo(page)
  await expect(bookingLink(page)).toBeVisible()
  await expect(dialogOf(page).getByText('half')).toHaveCount(0)
  expect(warnings.filter((text) => text.includes('broken'))).toHaveLength(1)
})

test.describe(() => {
  test.use({ allowedErrors: [/Failed to load resource/] })
  test('a vendor that failed once is asked again on the next opening', async ({ page }) => {
    let answers = 0
    await page.route(SCRIPT, (route) => {
      answers++
      if (answers === 1) return route.abort()
      return route.fulfill({ contentType: 'text/javascript', body: answers === 2 ? '' : WIDGET })
    })
    await visit(page, '/packages')
    for (const expected of [1, 2]) {
      await openDemo(page)
      await expect.poll(() => answers).toBe(expected)
      await page.waitForTimeout(100)
      await page.keyboard.press('Escape')
      await expect(dialogOf(page)).toHaveCount(0)
    }
    await openDemo(page)
    await expect(calendar(page)).toBeVisible()
    expect(await inPage(page, 'script[src*="widget.js"]')).toBe(1)
  })
})

test.describe(() => {
  test.use({ allowedErrors: [/elsewhere\.example/] })
  test('no violation of the policy while using modal, chat, prices, video and animation', async ({ page }) => {
    test.slow()
    await page.addInitScript(() => {
      const violations = Object.assign(window, { violations: [] as string[] }).violations
      addEventListener('securitypolicyviolation', (event) =>
        violations.push(`${event.violatedDirective}: ${event.blockedURI}`),
      )
    })
    const violations = () => page.evaluate(() => (window as unknown as { violations: string[] }).violations)
    // As the vendor does it: a script that writes styles, a stylesheet with a picture, and a frame.
    await page.route(SCRIPT, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `${WIDGET};document.head.append(Object.assign(document.createElement('style'),{textContent:'.calendly{color:red}'}))`,
      }),
    )
    const located = page.waitForResponse('https://ipapi.co/json/')
    await visit(page, '/')
    await located
    await expect(page.locator('#pricing')).toContainText('299')

    await openDemo(page)
    await expect(calendar(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Open chat assistant' }).click()
    await page.getByRole('log').focus()
    await page.keyboard.press('Escape')

    // Down the page, for everything that plays when it comes into view.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0; top < height; top += 600) {
      await page.evaluate((to) => scrollTo(0, to), top)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    // The video's host, whether or not a video is set.
    await page.evaluate(
      (src) =>
        new Promise((resolve) => {
          const frame = Object.assign(document.createElement('iframe'), { src, onload: resolve })
          document.body.append(frame)
        }),
      `${VIDEO_HOST}/embed/x`,
    )
    await page.evaluate((src) => fetch(src), 'https://ipapi.co/json/')
    expect(await violations()).toEqual([])

    // The probe itself: a host that is no part of the site is refused.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('securitypolicyviolation', resolve, { once: true })
          document.head.append(
            Object.assign(document.createElement('link'), {
              rel: 'stylesheet',
              href: 'https://elsewhere.example/x.css',
            }),
          )
        }),
    )
    expect(await violations()).not.toEqual([])
  })
})
