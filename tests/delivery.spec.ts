import type { Page } from '@playwright/test'
import { FILL_MS, test, visitForAWhile } from './delivering-site.ts'
import { expect, hydrated, visit } from './site.ts'

const TIMEOUT_MS = 10_000
/** The browser reports every answer but 2xx and every broken connection by itself. */
const NETWORK_NOISE = [/Failed to load resource/]
test.use({ allowedErrors: NETWORK_NOISE })

const form = (page: Page) => {
  const found = page.locator('form').filter({ has: page.getByLabel('First Name') })
  return {
    whole: found,
    firstName: found.getByLabel('First Name'),
    lastName: found.getByLabel('Last Name'),
    email: found.getByLabel('Email'),
    message: found.getByLabel('Message'),
    send: found.getByRole('button', { name: 'Send Message' }),
    again: found.getByRole('button', { name: 'Try again' }),
    mail: found.getByRole('link', { name: 'mail' }),
    alert: found.getByRole('alert').last(),
    status: found.getByRole('status'),
  }
}
async function fill(page: Page) {
  const { firstName, lastName, email, message } = form(page)
  await firstName.fill('José')
  await lastName.fill("O'Brien")
  await email.fill(' jose@example.com ')
  await message.fill('Two shops in Pune.\nWe tried ads.')
}
async function expectKept(page: Page) {
  await expect(form(page).firstName).toHaveValue('José')
  await expect(form(page).message).toHaveValue('Two shops in Pune.\nWe tried ads.')
}
const bodies = (posts: { body: string }[]) => posts.map(({ body }) => JSON.parse(body))

test('a message is posted as JSON with everything an answer needs, and the thanks follow', async ({
  page,
  endpoint,
}) => {
  await visitForAWhile(page, '/contact')
  await fill(page)
  await form(page).send.click()
  await expect(page).toHaveURL('/thank-you')
  expect(endpoint.posts).toHaveLength(1)
  expect(endpoint.posts[0]?.path).toBe('/contact')
  expect(endpoint.posts[0]?.headers['content-type']).toBe('application/json')
  const [body] = bodies(endpoint.posts)
  expect(body).toEqual({
    access_key: 'public-key',
    firstName: 'José',
    lastName: "O'Brien",
    email: 'jose@example.com',
    message: 'Two shops in Pune.\nWe tried ads.',
    page: expect.stringMatching(/^https:\/\/[^/]+\/contact$/),
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    id: expect.stringMatching(/^[\w-]{20,}$/),
  })
  await page.goBack()
  await expect(form(page).firstName).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Pune')
})

test('refused fields are named at the fields, and a mended one is not marked any more', async ({ page, endpoint }) => {
  endpoint.answer = { status: 400, body: { errors: { email: 'This mailbox is full.', lastName: ['Too short.'] } } }
  await visitForAWhile(page, '/contact')
  await fill(page)
  const { send, email, lastName, alert } = form(page)
  await send.click()
  await expect(lastName).toBeFocused()
  await expect(lastName).toHaveAccessibleDescription('Too short.')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription('This mailbox is full.')
  await expect(alert).not.toBeEmpty()
  await expectKept(page)
  await email.fill('jose@example.org')
  await expect(email).not.toHaveAttribute('aria-invalid')
  endpoint.answer = { status: 200 }
  await send.click()
  await expect(page).toHaveURL('/thank-you')
  const [first, second] = bodies(endpoint.posts)
  expect(second.email).toBe('jose@example.org')
  expect(second.id).not.toBe(first.id)
})

test('a refusal without fields is told in its own words, as plain text', async ({ page, endpoint }) => {
  endpoint.answer = { status: 422, body: { message: '<b>Form</b> is closed' } }
  await visitForAWhile(page, '/contact')
  await fill(page)
  await form(page).send.click()
  await expect(form(page).alert).toContainText('<b>Form</b> is closed')
  await expectKept(page)
})

test('too many requests: it says when, leaves the endpoint alone until then, and goes on demand', async ({
  page,
  endpoint,
}) => {
  endpoint.answer = { status: 429, headers: { 'Retry-After': '30' } }
  await visitForAWhile(page, '/contact')
  await fill(page)
  const { send, again, alert } = form(page)
  await send.click()
  await expect(alert).toContainText('30 seconds')
  await expect(again).toBeDisabled()
  await page.clock.runFor(20_000)
  await again.click({ force: true })
  await send.click()
  expect(endpoint.posts).toHaveLength(1)
  await page.clock.runFor(60_000)
  await expect(again).toBeEnabled()
  expect(endpoint.posts).toHaveLength(1)
  await expectKept(page)
  endpoint.answer = { status: 200 }
  await again.click()
  await expect(page).toHaveURL('/thank-you')
  const [first, second] = bodies(endpoint.posts)
  expect(second.id).toBe(first.id)
})

test('a fault of the endpoint: the text stays, a retry is the same message, a mail holds it too', async ({
  page,
  endpoint,
}) => {
  endpoint.answer = { status: 500 }
  await visitForAWhile(page, '/contact')
  await fill(page)
  const { send, again, mail, alert } = form(page)
  await send.click()
  await expect(alert).not.toBeEmpty()
  await expectKept(page)
  const address = new URL((await mail.getAttribute('href')) ?? '')
  expect(address.protocol).toBe('mailto:')
  expect(address.pathname).toMatch(/^[^@]+@[^@]+$/)
  expect(address.searchParams.get('subject')).toContain("José O'Brien")
  expect(address.searchParams.get('body')).toContain('Two shops in Pune.\r\nWe tried ads.')
  expect(address.searchParams.get('body')).toContain('jose@example.com')
  await again.click()
  await expect.poll(() => endpoint.posts.length).toBe(2)
  await expect(again).toBeVisible()
  await expect(send).toBeFocused()
  endpoint.answer = { status: 200 }
  await send.click()
  await expect(page).toHaveURL('/thank-you')
  expect(new Set(bodies(endpoint.posts).map(({ id }) => id)).size).toBe(1)
})

test('an endpoint that hangs is given up after ten seconds, and the page can be left meanwhile', async ({
  page,
  endpoint,
}) => {
  endpoint.answer = 'hang'
  await visitForAWhile(page, '/contact')
  await fill(page)
  const { send, again, status, alert } = form(page)
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 10_000))
  await send.click()
  await expect.poll(() => endpoint.posts.length).toBe(1)
  await expect(status).not.toBeEmpty()
  await page.clock.runFor(TIMEOUT_MS - 200)
  await expect(status).not.toBeEmpty()
  await expect(alert).toBeEmpty()
  await page.clock.runFor(400)
  await expect(alert).toContainText('10 seconds')
  await expect(again).toBeEnabled()
  await expectKept(page)
})

const presses: Record<string, (page: Page) => Promise<void>> = {
  'a double click': (page) => form(page).send.dblclick(),
  'Enter three times': async (page) => {
    await form(page).email.focus()
    for (let times = 0; times < 3; times++) await page.keyboard.press('Enter')
  },
  'click plus Enter': async (page) => {
    await form(page).send.click()
    await page.keyboard.press('Enter')
  },
}
for (const [name, press] of Object.entries(presses))
  test(`one post: ${name}; and the form is usable after it failed`, async ({ page, endpoint }) => {
    endpoint.answer = 'hang'
    await visitForAWhile(page, '/contact')
    await fill(page)
    await press(page)
    await expect.poll(() => endpoint.posts.length).toBe(1)
    await page.clock.runFor(TIMEOUT_MS + 100)
    await expect(form(page).again).toBeVisible()
    expect(endpoint.posts).toHaveLength(1)
    endpoint.answer = { status: 200 }
    await form(page).message.fill('Another try.')
    await form(page).send.click()
    await expect(page).toHaveURL('/thank-you')
    expect(endpoint.posts).toHaveLength(2)
  })

test('left while it is sent: the other form knows, keeps the text and sends nothing twice', async ({
  page,
  endpoint,
}) => {
  endpoint.answer = 'hang'
  await visitForAWhile(page, '/contact')
  await fill(page)
  await form(page).send.click()
  await expect.poll(() => endpoint.posts.length).toBe(1)
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).first().click()
  await expect(page).toHaveURL('/')
  await expectKept(page)
  await form(page).email.press('Enter')
  await page.clock.runFor(TIMEOUT_MS + 100)
  await expect(form(page).alert).toContainText('10 seconds')
  expect(endpoint.posts).toHaveLength(1)
})

test.describe('offline', () => {
  test('a message waits and goes once the connection is back, exactly once', async ({ page, endpoint, context }) => {
    await visitForAWhile(page, '/contact')
    await fill(page)
    await context.setOffline(true)
    const { send, status, email, firstName } = form(page)
    await send.click()
    await expect(status).toContainText('offline')
    await email.press('Enter')
    await expect(firstName).not.toBeEditable()
    await page.clock.runFor(60_000)
    expect(endpoint.posts).toHaveLength(0)
    await context.setOffline(false)
    await expect(page).toHaveURL('/thank-you')
    await context.setOffline(true)
    await context.setOffline(false)
    await page.clock.runFor(60_000)
    expect(endpoint.posts).toHaveLength(1)
  })

  test('it goes from another page of the tab too, and a toast tells of it', async ({ page, endpoint, context }) => {
    await visitForAWhile(page, '/faqs')
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
    await hydrated(page)
    await fill(page)
    await page.clock.runFor(FILL_MS)
    await context.setOffline(true)
    await form(page).send.click()
    await expect(form(page).status).toContainText('offline')
    await page.goBack()
    await expect(page).toHaveURL('/faqs')
    await context.setOffline(false)
    await expect(page.getByRole('alert').filter({ hasText: 'was sent' })).toBeVisible()
    await expect(page).toHaveURL('/faqs')
    await page.goForward()
    await expect(form(page).firstName).toHaveValue('')
    expect(endpoint.posts).toHaveLength(1)
  })

  test('it goes from a page that is loaded anew', async ({ page, endpoint, context }) => {
    await visitForAWhile(page, '/contact')
    await fill(page)
    await context.setOffline(true)
    await form(page).send.click()
    await expect(form(page).status).toContainText('offline')
    await page.goto('about:blank')
    await context.setOffline(false)
    await visit(page, '/about')
    await expect(page.getByRole('alert').filter({ hasText: 'was sent' })).toBeVisible()
    await visit(page, '/contact')
    await expect(form(page).firstName).toHaveValue('')
    await page.clock.runFor(5000)
    expect(endpoint.posts).toHaveLength(1)
  })

  test('it can be taken back, and the text is still there', async ({ page, endpoint, context }) => {
    await visitForAWhile(page, '/contact')
    await fill(page)
    await context.setOffline(true)
    await form(page).send.click()
    await page.getByRole('button', { name: 'Do not send' }).click()
    await expect(form(page).send).toBeFocused()
    await context.setOffline(false)
    await page.clock.runFor(5000)
    await expectKept(page)
    await expect(form(page).firstName).toBeEditable()
    expect(endpoint.posts).toHaveLength(0)
  })
})

test('the trap is out of everybody’s way, and what falls into it is not sent', async ({ page, endpoint }) => {
  await visitForAWhile(page, '/contact')
  await fill(page)
  const trap = page.locator('form [name="website"]')
  await expect(trap).toHaveAttribute('autocomplete', 'off')
  const hidden = await trap.locator('xpath=..').evaluate((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width * height <= 1 && getComputedStyle(element).overflow === 'hidden'
  })
  expect(hidden).toBe(true)
  await expect(form(page).whole).not.toMatchAriaSnapshot('- textbox "Leave this empty"')
  await form(page).message.focus()
  await page.keyboard.press('Tab')
  await expect(form(page).send).toBeFocused()
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example'
  })
  await form(page).send.click()
  await expect(form(page).mail).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(page).toHaveURL('/contact')
  expect(endpoint.posts).toHaveLength(0)
})

test('what is ready sooner than a person can be is held until then', async ({ page, endpoint }) => {
  // For the page no time passes, so it finds the form filled in at once; its timers run as ever.
  await page.clock.setFixedTime(new Date('2024-05-01T12:00:00Z'))
  await visit(page, '/contact')
  await fill(page)
  const pressed = Date.now()
  await form(page).send.click()
  await expect(form(page).status).not.toBeEmpty()
  await expect(page).toHaveURL('/thank-you')
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(FILL_MS)
  expect(endpoint.posts).toHaveLength(1)
})

test.describe('the newsletter', () => {
  const parts = (page: Page) => ({
    email: page.getByRole('textbox', { name: 'Email address' }),
    subscribe: page.getByRole('button', { name: 'Subscribe' }),
    again: page.getByRole('button', { name: 'Try again' }),
    toast: page.getByRole('alert').filter({ hasText: 'Thank you for subscribing!' }),
  })

  test('posts under the endpoint’s names, in its format, once', async ({ page, endpoint }) => {
    await visitForAWhile(page, '/blog')
    const { email, subscribe, toast } = parts(page)
    await email.fill('ada@example.com')
    await subscribe.dblclick()
    await expect(toast).toHaveCount(1)
    await expect(email).toHaveValue('')
    expect(endpoint.posts).toHaveLength(1)
    expect(endpoint.posts[0]).toMatchObject({
      path: '/newsletter',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    const body = Object.fromEntries(new URLSearchParams(endpoint.posts[0]?.body))
    expect(body).toMatchObject({ address: 'ada@example.com', list: 'monthly' })
    expect(Object.keys(body).sort()).toEqual(['address', 'id', 'list', 'page', 'time'])
  })

  test('keeps the address after a failure and offers a retry and a mail', async ({ page, endpoint }) => {
    endpoint.answer = { status: 500 }
    await visitForAWhile(page, '/blog/ai-in-marketing')
    const { email, subscribe, again, toast } = parts(page)
    await email.fill('ada@example.com')
    await subscribe.click()
    await expect(again).toBeVisible()
    await expect(email).toHaveValue('ada@example.com')
    await expect(page.getByRole('link', { name: 'Send it as a mail' })).toHaveAttribute(
      'href',
      /^mailto:.+ada%40example/,
    )
    endpoint.answer = { status: 200 }
    await again.click()
    await expect(toast).toBeVisible()
    const ids = endpoint.posts.map(({ body }) => new URLSearchParams(body).get('id'))
    expect(ids).toHaveLength(2)
    expect(ids[1]).toBe(ids[0])
  })

  test('shows at the field what the endpoint says of it', async ({ page, endpoint }) => {
    endpoint.answer = { status: 422, body: { errors: [{ field: 'address', message: 'Already on the list.' }] } }
    await visitForAWhile(page, '/blog')
    const { email, subscribe } = parts(page)
    await email.fill('ada@example.com')
    await subscribe.click()
    await expect(email).toHaveAccessibleDescription('Already on the list.')
    await expect(email).toBeFocused()
  })

  test('waits offline and goes once', async ({ page, endpoint, context }) => {
    await visitForAWhile(page, '/blog')
    const { email, subscribe, toast } = parts(page)
    await email.fill('ada@example.com')
    await context.setOffline(true)
    await subscribe.click()
    await page.clock.runFor(60_000)
    expect(endpoint.posts).toHaveLength(0)
    await context.setOffline(false)
    await expect(toast).toBeVisible()
    expect(endpoint.posts).toHaveLength(1)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form posts to the endpoint by itself', async ({ page, endpoint }) => {
    await page.goto('/contact')
    await expect(page.getByText('needs JavaScript')).toHaveCount(0)
    await fill(page)
    await form(page).send.click()
    await expect.poll(() => endpoint.posts.length).toBe(1)
    const body = Object.fromEntries(new URLSearchParams(endpoint.posts[0]?.body))
    expect(body).toMatchObject({ firstName: 'José', access_key: 'public-key', website: '' })
    expect(body.page).toMatch(/\/contact$/)
    expect(body).not.toHaveProperty('id')
  })

  test('the browser asks for what is missing', async ({ page, endpoint }) => {
    await page.goto('/contact')
    await form(page).send.click()
    expect(await form(page).firstName.evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true)
    await expect(page).toHaveURL('/contact')
    expect(endpoint.posts).toHaveLength(0)
  })

  test('so does the newsletter’s', async ({ page, endpoint }) => {
    await page.goto('/blog/ai-in-marketing')
    await page.getByRole('textbox', { name: 'Email address' }).fill('ada@example.com')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect.poll(() => endpoint.posts.length).toBe(1)
    expect(endpoint.posts[0]?.body).toContain('address=ada%40example.com')
  })
})

for (const path of ['/', '/contact', '/blog'])
  test(`with delivery too, no two ids are alike on ${path}`, async ({ page }) => {
    await visit(page, path)
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
