import type { Locator, Page } from '@playwright/test'
import { CHROMIUM_FLAGS, chromiumPath } from '../scripts/chromium.ts'
import { expect, test, visit } from './site.ts'

// Scrollbars that take room, as a mouse has them; Playwright hides them otherwise.
test.use({
  launchOptions: {
    executablePath: chromiumPath(),
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
})

const dialogOf = (page: Page) => page.getByRole('dialog')
const closeButton = (page: Page) => dialogOf(page).getByRole('button', { name: 'Close', exact: true })
const headerSchedule = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Schedule', exact: true })
const frames = (page: Page, count = 3) =>
  page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame++) await new Promise(requestAnimationFrame)
  }, count)

/** A page for each of the two dialogs, and how the dialog opens there. */
const dialogs = [
  { name: 'demo', path: '/' },
  { name: 'consultation', path: '/blog' },
] as const

async function open(page: Page, opener: Locator = headerSchedule(page)) {
  await opener.click()
  await expect(dialogOf(page)).toBeVisible()
}

/** The dialog is gone, its backdrop too, and the page scrolls again. */
async function expectClosed(page: Page) {
  await expect(dialogOf(page)).toHaveCount(0)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden')
  await headerSchedule(page)
    .or(page.getByRole('button', { name: 'Open menu' }))
    .first()
    .click({ trial: true })
}

const focusIsInDialog = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('dialog')?.matches(':modal') ?? false)

/** A drag of a finger, which `page.mouse` cannot make. */
async function dragFinger(page: Page, x: number, y: number, distance: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Input.synthesizeScrollGesture', {
    x,
    y,
    yDistance: distance,
    gestureSourceType: 'touch',
    speed: 2000,
  })
  await session.detach()
}

for (const { name, path } of dialogs) {
  test(`with classic scrollbars visible, opening the ${name} dialog moves nothing behind it`, async ({ page }) => {
    await visit(page, path)
    const scrollbar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth)
    expect(scrollbar, 'the scrollbar takes room').toBeGreaterThan(5)
    const behind = [
      page.getByRole('banner').getByRole('link').first(),
      page.locator('h1'),
      ...(path === '/' ? [page.getByRole('link', { name: 'Chat on WhatsApp' })] : []),
    ]
    const places = () => Promise.all(behind.map((thing) => thing.boundingBox()))
    const before = await places()
    await open(page)
    await frames(page)
    const after = await places()
    for (const [index, place] of before.entries())
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs((after[index]?.[side] ?? Number.NaN) - (place?.[side] ?? Number.NaN))).toBeLessThanOrEqual(1)
  })
}

test.describe('on a phone at scroll 1500', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  // With a hash in the address, a navigation of the router's would run to it again.
  for (const path of ['/', '/#about', '/blog/facebook-vs-instagram-2025'])
    test(`the page at ${path} stays exactly there while the modal opens, while the backdrop is dragged, and after it closes; no glide`, async ({
      page,
    }) => {
      test.slow()
      await visit(page, path)
      await page.evaluate(() => scrollTo(0, 1500))
      await page.getByRole('button', { name: 'Open menu' }).tap()
      await page.evaluate(() => {
        const seen = Object.assign(window, { places: [] as number[] }).places
        const note = () => {
          seen.push(scrollY)
          requestAnimationFrame(note)
        }
        note()
      })
      for (const close of ['X', 'Escape', 'Back', 'backdrop'] as const) {
        if (close !== 'X') await page.getByRole('button', { name: 'Open menu' }).tap()
        await page.getByRole('button', { name: 'Schedule Demo' }).tap()
        await expect(dialogOf(page)).toBeVisible()
        await dragFinger(page, 195, 5, -300)
        await dragFinger(page, 195, 838, -300)
        await dragFinger(page, 195, 100, -300)
        await expect(dialogOf(page), 'a drag does not close').toBeVisible()
        if (close === 'X') await closeButton(page).tap()
        if (close === 'Escape') await page.keyboard.press('Escape')
        if (close === 'Back') await page.goBack()
        if (close === 'backdrop') await page.touchscreen.tap(195, 5)
        await expectClosed(page)
        await frames(page, 10)
      }
      expect(await page.evaluate(() => [...new Set((window as unknown as { places: number[] }).places)])).toEqual([
        1500,
      ])
    })

  test('focus returns to the button of the menu that the dialog was opened from', async ({ page }) => {
    await visit(page, '/')
    const menu = page.getByRole('button', { name: 'Open menu' })
    await menu.tap()
    await page.getByRole('button', { name: 'Schedule Demo' }).tap()
    await closeButton(page).tap()
    await expect(menu).toBeFocused()
  })
})

test('Back with a modal open closes the modal; Forward does not bring a dead backdrop', async ({ page }) => {
  await visit(page, '/about')
  await page.getByRole('banner').getByRole('link', { name: 'Packages' }).click()
  await page.waitForURL('/packages')
  const getStarted = page.getByRole('button', { name: 'Get Started' }).first()
  await open(page, getStarted)
  await page.goBack()
  await expectClosed(page)
  expect(new URL(page.url()).pathname).toBe('/packages')
  await expect(getStarted).toBeFocused()

  await page.goForward()
  await expectClosed(page)
  expect(new URL(page.url()).pathname).toBe('/packages')

  // It opens from there too, and every dialog takes one step of Back at most.
  await open(page)
  await page.goBack()
  await expectClosed(page)
  await open(page)
  await closeButton(page).click()
  await expectClosed(page)
  await page.goBack()
  await page.waitForURL('/about')
  await expectClosed(page)
})

test('Back closes a modal that is opened again after a reload', async ({ page }) => {
  await visit(page, '/packages')
  await open(page)
  await page.reload()
  await expectClosed(page)
  await open(page)
  await page.goBack()
  await expectClosed(page)
  expect(new URL(page.url()).pathname).toBe('/packages')
})

test('opening a dialog keeps the address and asks for nothing of the page again', async ({ page }) => {
  await visit(page, '/blog?search=seo#top')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const address = page.url()
  await open(page)
  expect(page.url()).toBe(address)
  await page.keyboard.press('Escape')
  await expectClosed(page)
  expect(page.url()).toBe(address)
  expect(asked.filter((url) => /blog\.data|manifest/.test(url))).toEqual([])
})

for (const { name, path } of dialogs) {
  test(`Tab and Shift+Tab, twenty times, stay in the ${name} dialog or its iframe`, async ({ page }) => {
    test.slow()
    await visit(page, path)
    await headerSchedule(page).focus()
    await page.keyboard.press('Enter')
    await expect(dialogOf(page)).toBeVisible()
    expect(await focusIsInDialog(page), 'focus goes in').toBe(true)
    if (name === 'demo') await expect(dialogOf(page).locator('iframe')).toBeAttached()
    for (const key of ['Tab', 'Shift+Tab']) {
      const stops = new Set<string>()
      for (let press = 0; press < 20; press++) {
        await page.keyboard.press(key)
        expect(await focusIsInDialog(page), `${key}, press ${press + 1}`).toBe(true)
        stops.add(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? ''))
      }
      // Through everything and around: X and iframe, or X, button and two links.
      expect(stops.size).toBeGreaterThanOrEqual(name === 'demo' ? 2 : 4)
    }
  })

  test(`closing the ${name} dialog by X, backdrop or Escape returns focus to whichever control opened it`, async ({
    page,
  }) => {
    test.slow()
    await visit(page, path === '/' ? '/packages' : '/blog/seo-growth')
    const openers = [
      headerSchedule(page),
      path === '/'
        ? page.getByRole('button', { name: 'Get Started' }).last()
        : page.getByRole('button', { name: 'Get SEO Audit' }),
    ]
    for (const opener of openers)
      for (const way of ['X', 'backdrop', 'Escape'] as const) {
        await open(page, opener)
        if (way === 'X') await closeButton(page).click()
        if (way === 'Escape') await page.keyboard.press('Escape')
        if (way === 'backdrop') await page.mouse.click(8, 300)
        await expectClosed(page)
        await expect(opener).toBeFocused()
      }
  })
}

test('a press that begins in the dialog and ends on the backdrop, or the other way round, does not close it', async ({
  page,
}) => {
  await visit(page, '/blog')
  await open(page)
  const box = await dialogOf(page).boundingBox()
  if (!box) throw new Error('The dialog has no box.')
  const inside = { x: box.x + 40, y: box.y + 40 }
  const outside = { x: 8, y: 300 }
  for (const [from, to] of [
    [inside, outside],
    [outside, inside],
  ] as const) {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y)
    await page.mouse.up()
    await frames(page)
    await expect(dialogOf(page)).toBeVisible()
  }
})

test('a double click and a held Enter key leave the dialog open that they opened', async ({ page }) => {
  await visit(page, '/')
  await headerSchedule(page).dblclick()
  await frames(page)
  await expect(dialogOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expectClosed(page)

  await headerSchedule(page).focus()
  for (let repeat = 0; repeat < 6; repeat++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(dialogOf(page)).toBeVisible()
})

test('closing and opening at once, faster than the history can follow, ends with the dialog open and one Back closing it', async ({
  page,
}) => {
  await visit(page, '/packages')
  await open(page)
  await page.evaluate(() => {
    const press = (button: Element | null | undefined) => (button as HTMLElement | undefined)?.click()
    const opener = [...document.querySelectorAll('header button')].find((button) => button.textContent === 'Schedule')
    for (let round = 0; round < 3; round++) {
      press(document.querySelector('dialog [aria-label="Close"]'))
      press(opener)
    }
  })
  await frames(page, 10)
  await expect(dialogOf(page)).toBeVisible()
  await page.goBack()
  await expectClosed(page)
  expect(new URL(page.url()).pathname).toBe('/packages')
})

test('the page behind an open dialog does not scroll, by wheel or by key', async ({ page }) => {
  await visit(page, '/')
  await page.evaluate(() => scrollTo(0, 700))
  await open(page)
  await page.mouse.move(8, 300)
  await page.mouse.wheel(0, 600)
  for (const key of ['PageDown', 'End', 'ArrowDown', 'Space']) await page.keyboard.press(key)
  await frames(page, 5)
  expect(await page.evaluate(() => scrollY)).toBe(700)
})

for (const [width, height] of [
  [320, 568],
  [667, 375],
  [1280, 600],
] as const)
  for (const { name, path, state } of [
    { ...dialogs[0], state: 'with its calendar' },
    { ...dialogs[0], state: 'without its calendar' },
    { ...dialogs[1], state: 'as it is' },
  ])
    test.describe(() => {
      test.use({
        viewport: { width, height },
        world: { country: 'US', scheduling: state === 'without its calendar' ? 'empty' : 'works' },
      })
      test(`at ${width} x ${height} the ${name} dialog, ${state}, fits, its X can be hit, one thing scrolls`, async ({
        page,
      }) => {
        await page.clock.install()
        await visit(page, path)
        if (width < 1024) {
          await page.getByRole('button', { name: 'Open menu' }).click()
          await page.getByRole('button', { name: 'Schedule Demo' }).click()
        } else await headerSchedule(page).click()
        await expect(dialogOf(page)).toBeVisible()
        await page.clock.runFor(6000)
        if (state === 'without its calendar') await expect(dialogOf(page).getByRole('link').first()).toBeAttached()

        const box = await dialogOf(page).boundingBox()
        expect(box?.x).toBeGreaterThanOrEqual(0)
        expect(box?.y).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)

        const scrolling = await dialogOf(page).evaluate((dialog) =>
          [dialog, ...dialog.querySelectorAll('*')]
            .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
            .filter((element) => element.scrollHeight > element.clientHeight + 1)
            .map((element) => element.outerHTML.slice(0, 100)),
        )
        expect(scrolling.length, scrolling.join('\n')).toBeLessThanOrEqual(1)
        // Everything in it can be reached: nothing lies above or beside what scrolls, and the last stop comes into view.
        const lost = await dialogOf(page).evaluate((dialog) => {
          const frame = dialog.getBoundingClientRect()
          const parts = [...dialog.querySelectorAll('a, button, p, h2, h3')].filter((part) => part.checkVisibility())
          return parts
            .filter((part) => {
              part.scrollIntoView({ block: 'nearest' })
              const { left, right, top, bottom } = part.getBoundingClientRect()
              return left < frame.left || right > frame.right || top < frame.top - 1 || bottom > frame.bottom + 1
            })
            .map((part) => part.outerHTML.slice(0, 100))
        })
        expect(lost).toEqual([])
        await closeButton(page).click()
        await expect(dialogOf(page)).toHaveCount(0)
      })
    })

test.describe('floating buttons', () => {
  test('lie under dialogs', async ({ page }) => {
    await visit(page, '/')
    const floating = [
      page.getByRole('link', { name: 'Chat on WhatsApp' }),
      page.getByRole('button', { name: 'Open chat assistant' }),
    ]
    await open(page)
    for (const button of floating) {
      const box = await button.boundingBox()
      if (!box) throw new Error('The button has no box.')
      const hit = await page.evaluate(
        ([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.tagName,
        [box.x + box.width / 2, box.y + box.height / 2],
      )
      expect(hit).toBe('DIALOG')
    }
  })

  for (const { path, names } of [
    { path: '/', names: /^(Chat on WhatsApp|Open chat assistant)$/ },
    { path: '/blog/local-to-global', names: /^Open chat$/ },
  ])
    test(`miss the footer's links at the end of ${path} from 320 to 1280 px, with safe-area insets too`, async ({
      page,
    }) => {
      test.slow()
      await visit(page, path)
      const session = await page.context().newCDPSession(page)
      const buttons = await page
        .getByRole('link', { name: names })
        .or(page.getByRole('button', { name: names }))
        .all()
      expect(buttons.length).toBe(path === '/' ? 2 : 1)
      for (const width of [320, 390, 768, 1024, 1280])
        for (const bottom of [0, 34]) {
          await page.setViewportSize({ width, height: 700 })
          await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 0, bottom, left: 0, right: 0 } })
          await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
          await frames(page)
          for (const button of buttons) {
            const box = await button.boundingBox()
            if (!box) throw new Error('The button has no box.')
            expect(box.y + box.height, 'clear of the inset').toBeLessThanOrEqual(700 - bottom)
            const covered = await page.getByRole('contentinfo').evaluate(
              (footer, { x, y, width, height }) =>
                [...footer.querySelectorAll('a, button, input')]
                  .filter((link) => {
                    const place = link.getBoundingClientRect()
                    return place.left < x + width && place.right > x && place.top < y + height && place.bottom > y
                  })
                  .map((link) => link.textContent),
              box,
            )
            expect(covered, `${width} px`).toEqual([])
          }
        }
    })

  test('respect safe-area insets at the sides', async ({ page }) => {
    await page.setViewportSize({ width: 667, height: 375 })
    await visit(page, '/')
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 0, bottom: 21, left: 44, right: 44 } })
    await frames(page)
    const whatsApp = await page.getByRole('link', { name: 'Chat on WhatsApp' }).boundingBox()
    const chat = await page.getByRole('button', { name: 'Open chat assistant' }).boundingBox()
    const room = await page.evaluate(() => document.documentElement.clientWidth)
    expect((whatsApp?.x ?? 0) + (whatsApp?.width ?? 0)).toBeLessThanOrEqual(room - 44)
    expect(chat?.x).toBeGreaterThanOrEqual(44)
  })

  test('the WhatsApp address is digits only, with the greeting, and opens a new tab', async ({ page }) => {
    await visit(page, '/')
    const link = page.getByRole('link', { name: 'Chat on WhatsApp' })
    const address = new URL((await link.getAttribute('href')) ?? '')
    expect(address.origin).toBe('https://wa.me')
    expect(address.pathname).toMatch(/^\/[1-9]\d{6,14}$/)
    expect(address.searchParams.get('text')).toBeTruthy()
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  })
})

test.describe('the consultation dialog', () => {
  test('is closed at first, on each page; Schedule opens it, with booking, WhatsApp and the contact page', async ({
    page,
  }) => {
    test.slow()
    for (const path of ['/services/test', '/blog', '/blog/social-media', '/blog/1', '/blog/local-to-global']) {
      await visit(page, path)
      await expect(dialogOf(page)).toHaveCount(0)
      await open(page)
      await expect(dialogOf(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me\/\d+\?/)
      await expect(dialogOf(page).getByRole('link', { name: /contact/i })).toHaveAttribute('href', '/contact')
      await expect(dialogOf(page).getByRole('button', { name: /book/i })).toBeVisible()
      await expect(dialogOf(page).locator('iframe')).toHaveCount(0)
    }
  })

  test('opens by the calls to action of the hubs and the articles', async ({ page }) => {
    test.slow()
    for (const [path, name] of [
      ['/blog/seo-growth', 'Get SEO Audit'],
      ['/blog/social-media', 'Get Social Media Strategy'],
      ['/blog/digital-strategy', 'Get Strategy Consultation'],
      ['/blog/1', 'Schedule Free Consultation'],
      ['/blog/local-to-global', 'Schedule Free Consultation'],
    ] as const) {
      await visit(page, path)
      await open(page, page.getByRole('button', { name }).first())
      await expect(dialogOf(page).getByRole('link', { name: /contact/i })).toBeVisible()
    }
  })

  test('gives way to the demo modal, which closes with one Back and returns focus to the first opener', async ({
    page,
  }) => {
    await visit(page, '/blog')
    await open(page)
    await dialogOf(page).getByRole('button', { name: /book/i }).click()
    await expect(dialogOf(page).locator('iframe')).toBeAttached()
    await expect(dialogOf(page)).toHaveCount(1)
    expect(await focusIsInDialog(page)).toBe(true)
    await page.goBack()
    await expectClosed(page)
    await expect(headerSchedule(page)).toBeFocused()
    expect(new URL(page.url()).pathname).toBe('/blog')
  })

  test('leads to the contact page, where focus is at the start; Back leads to the page it was opened on', async ({
    page,
  }) => {
    await visit(page, '/blog')
    await open(page)
    await dialogOf(page)
      .getByRole('link', { name: /contact/i })
      .click()
    await page.waitForURL('/contact')
    await expectClosed(page)
    await expect(page.getByRole('main')).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await page.waitForURL('/blog')
    await expectClosed(page)
  })
})

test('Schedule opens the demo modal, closed at first, outside the blog', async ({ page }) => {
  test.slow()
  for (const path of ['/', '/packages', '/services/seo-optimization', '/contact']) {
    await visit(page, path)
    await expect(dialogOf(page)).toHaveCount(0)
    await open(page)
    await expect(dialogOf(page).locator('iframe')).toBeAttached()
    await expect(dialogOf(page)).toHaveAccessibleName(/\w/)
  }
})

test('the call to action of a service page and the hero open the demo modal', async ({ page }) => {
  await visit(page, '/services/google-ads')
  await open(page, page.getByRole('main').getByRole('button').first())
  await expect(dialogOf(page).locator('iframe')).toBeAttached()
  await visit(page, '/')
  await open(page, page.locator('#home').getByRole('button', { name: 'Schedule' }))
  await expect(dialogOf(page).locator('iframe')).toBeAttached()
})

test('reaching the header by keyboard leaves the page where it is', async ({ page }) => {
  await visit(page, '/')
  await page.evaluate(() => scrollTo(0, 700))
  await headerSchedule(page).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact Us' })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(700)
})
