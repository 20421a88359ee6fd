import type { Locator, Page } from '@playwright/test'
import { contactForm } from './contact-form.ts'
import { expect, hydrated, test, visit } from './site.ts'

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
for (const [name, press] of Object.entries(presses))
  test(`one submission: ${name}`, async ({ page }) => {
    await visit(page, '/contact')
    await fill(page)
    const before = await page.evaluate(() => history.length)
    await press(page)
    expect(await thanks(page)).toBe(before + 1)
    await page.goBack()
    await expect(page).toHaveURL('/contact')
  })

for (const address of ['a.b+tag@example.co.uk', "o'neil@example.com", '  spaces@example.com  '])
  test(`the address "${address}" is accepted`, async ({ page }) => {
    await visit(page, '/contact')
    await fill(page, 'Ada', address)
    await contactForm(page).send.click()
    await thanks(page)
  })

for (const address of ['a@@b.c', '@x.com', 'ada', 'ada@example', 'a b@example.com', 'ada@example.', ' '])
  test(`the address "${address}" is refused`, async ({ page }) => {
    await visit(page, '/contact')
    await fill(page, 'Ada', address)
    await contactForm(page).send.click()
    await expect(contactForm(page).email).toHaveAttribute('aria-invalid', 'true')
    await expect(page).toHaveURL('/contact')
  })

for (const name of ['José', "O'Brien", '王小明'])
  test(`the name ${name} passes`, async ({ page }) => {
    await visit(page, '/contact')
    await fill(page, name)
    await contactForm(page).send.click()
    await thanks(page)
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

test('last name and message are optional; a space is no first name', async ({ page }) => {
  await visit(page, '/')
  await fill(page, ' ')
  await contactForm(page).send.click()
  await expect(contactForm(page).firstName).toBeFocused()
  await fill(page)
  await contactForm(page).send.click()
  await thanks(page)
})

test('fields say what belongs in them and are set in at least 16 px', async ({ page }) => {
  await visit(page, '/contact')
  const { firstName, lastName, email, message } = contactForm(page)
  await expect(firstName).toHaveAttribute('autocomplete', 'given-name')
  await expect(lastName).toHaveAttribute('autocomplete', 'family-name')
  await expect(email).toHaveAttribute('autocomplete', 'email')
  await expect(email).toHaveAttribute('type', 'email')
  await page.setViewportSize({ width: 320, height: 568 })
  const size = (field: Locator) => field.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  for (const field of [firstName, lastName, email, message]) expect(await size(field)).toBeGreaterThanOrEqual(16)
})

for (const path of ['/', '/contact', '/blog'])
  test(`no two ids are alike on ${path}`, async ({ page }) => {
    await visit(page, path)
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

test('nothing is sent anywhere by default', async ({ page }) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && posts.push(request.url()))
  await visit(page, '/contact')
  await fill(page)
  await contactForm(page).send.click()
  await thanks(page)
  expect(posts).toEqual([])
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

test('a form on a page reached by a link works as one on a page opened directly', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/contact')
  await hydrated(page)
  await fill(page)
  await contactForm(page).send.click()
  await thanks(page)
})
