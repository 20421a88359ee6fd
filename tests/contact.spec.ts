import type { Locator, Page } from '@playwright/test'
import { contactForm } from './contact-form.ts'
import { expect, test, visit } from './site.ts'

async function fill(page: Page, name = 'Ada', address = 'ada@example.com') {
  await contactForm(page).firstName.fill(name)
  await contactForm(page).email.fill(address)
}
/** How often the visitor has been taken to the thanks. */
async function thanks(page: Page) {
  await expect(page).toHaveURL('/thank-you')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return page.evaluate(() => history.length)
}

const presses: Record<string, (page: Page) => Promise<void>> = {
  'a double click': async (page) => contactForm(page).send.dblclick(),
  'Enter three times': async (page) => {
    await contactForm(page).email.focus()
    for (let times = 0; times < 3; times++) await page.keyboard.press('Enter', { delay: 1 })
  },
  'click plus Enter': async (page) => {
    await contactForm(page).send.click({ noWaitAfter: true })
    await page.keyboard.press('Enter')
  },
}
test.describe('one submission', () => {
  // The browser reports a cross-fade that the next navigation cuts short.
  test.use({ allowedErrors: [/Transition was aborted/] })
  test('however impatiently it is sent', async ({ page }) => {
    for (const [name, press] of Object.entries(presses))
      await test.step(name, async () => {
        await visit(page, '/contact')
        await fill(page)
        const before = await page.evaluate(() => history.length)
        await press(page)
        expect(await thanks(page)).toBe(before + 1)
      })
  })
})

test('a name in any script and an address with spaces around it pass, and nothing is sent anywhere', async ({
  page,
}) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && posts.push(request.url()))
  await visit(page, '/')
  await fill(page, '王小明', "  o'neil+tag@example.co.uk  ")
  await contactForm(page).send.click()
  await thanks(page)
  expect(posts).toEqual([])
})

test('a name that shows nothing and an address that cannot be one are refused', async ({ page }) => {
  await visit(page, '/contact')
  const { firstName, email, send } = contactForm(page)
  for (const name of ['', '   ', '\u200b']) {
    await fill(page, name)
    await send.click()
    await expect(firstName).toBeFocused()
    await expect(firstName).toHaveAttribute('aria-invalid', 'true')
  }
  for (const address of ['a@@b.c', '@x.com', 'ada', 'ada@example', 'a b@example.com', ' ']) {
    await fill(page, 'Ada', address)
    await send.click()
    await expect(email).toBeFocused()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(page).toHaveURL('/contact')
})

test('without first name or email a banner stands for two seconds and nothing proceeds', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/contact')
  const { send, banner, firstName, email } = contactForm(page)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await firstName.fill('   ')
  await email.fill('ada@example.com')
  await send.click()
  await expect(banner).toBeVisible()
  await page.clock.runFor(1900)
  await expect(banner).toBeVisible()
  await page.clock.runFor(200)
  await expect(banner).toBeHidden()
  await expect(page).toHaveURL('/contact')
})

test('the banner is announced by a region that was there before, and again the second time', async ({ page }) => {
  await visit(page, '/contact')
  const { send, banner } = contactForm(page)
  const region = page.locator('form [role=alert]').first()
  await expect(region).toBeAttached()
  await expect(region).toBeEmpty()
  await region.evaluate((element) => element.setAttribute('data-seen', ''))
  await send.click()
  await expect(page.locator('[data-seen]').getByText('Please fill the Details')).toBeVisible()
  const first = await banner.elementHandle()
  await send.click()
  await expect(banner).toBeVisible()
  expect(await first?.evaluate((element) => element.isConnected)).toBe(false)
})

test('the first bad field gets the focus, is marked, and is unmarked once mended', async ({ page }) => {
  await visit(page, '/contact')
  const { firstName, email, send } = contactForm(page)
  await send.click()
  await expect(firstName).toBeFocused()
  await expect(firstName).toHaveAttribute('aria-invalid', 'true')
  await expect(firstName).toHaveAccessibleDescription(/\S/)
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await firstName.fill('Ada')
  await expect(firstName).not.toHaveAttribute('aria-invalid')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await email.fill('ada@')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await send.click()
  await expect(email).toBeFocused()
  await email.fill('ada@example.com')
  await expect(email).not.toHaveAttribute('aria-invalid')
})

test('a first click into a field puts the cursor there and does no more', async ({ page }) => {
  await visit(page, '/contact')
  const { whole, firstName, email, banner } = contactForm(page)
  await firstName.click()
  await expect(whole).toHaveAttribute('novalidate')
  await page.keyboard.type('Ada')
  await expect(firstName).toHaveValue('Ada')
  await expect(banner).toHaveCount(0)
  await expect(email).not.toHaveAttribute('aria-invalid')
})

test('fields say what belongs in them, are set in at least 16 px and run the way of what is written', async ({
  page,
}) => {
  await visit(page, '/contact')
  const { firstName, lastName, email, message } = contactForm(page)
  await expect(firstName).toHaveAttribute('autocomplete', 'given-name')
  await expect(lastName).toHaveAttribute('autocomplete', 'family-name')
  await expect(email).toHaveAttribute('autocomplete', 'email')
  await expect(email).toHaveAttribute('type', 'email')
  await page.setViewportSize({ width: 320, height: 568 })
  const style = (field: Locator) =>
    field.evaluate((element) => {
      const { fontSize, direction } = getComputedStyle(element)
      return { size: Number.parseFloat(fontSize), direction }
    })
  for (const field of [firstName, lastName, email, message]) {
    await field.fill('שלום')
    const { size, direction } = await style(field)
    expect(size).toBeGreaterThanOrEqual(16)
    expect(direction).toBe('rtl')
  }
})

test('no two ids are alike on a page with several islands', async ({ page }) => {
  for (const path of ['/', '/contact', '/blog']) {
    await visit(page, path)
    for (const island of await page.locator('astro-island').all()) await island.dispatchEvent('pointerover')
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a form that could not send is not shown; mail and phone are', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.locator('form').filter({ hasText: 'First Name' })).toBeHidden()
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible()
    await expect(page.getByText('needs JavaScript')).toBeVisible()
  })
})

for (const width of [390, 1280])
  test(`at ${width} px the banner over an incomplete form is read where the visitor is, and covers no field it is about`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await visit(page, '/contact')
    const { firstName, email, send, banner } = contactForm(page)
    for (const [name, wrong] of [
      ['Ada', email],
      ['', firstName],
    ] as const) {
      await firstName.fill(name)
      await send.click()
      await expect(banner).toBeInViewport({ ratio: 1 })
      await expect(wrong).toBeFocused()
      const [said, asked, header] = await Promise.all(
        [banner, wrong, page.getByRole('banner')].map((one) => one.boundingBox()),
      )
      expect(said?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
      expect(asked?.y).toBeGreaterThanOrEqual((said?.y ?? 0) + (said?.height ?? 0))
      await expect(banner).toBeHidden()
    }
  })
