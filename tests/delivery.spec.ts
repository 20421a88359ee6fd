import type { Page } from '@playwright/test'
import { NETWORK_NOISE, test } from './configured-site.ts'
import { contactForm, expectKept, fillIn, hydrateForm } from './contact-form.ts'
import { holdScripts } from './late-scripts.ts'
import { outcome } from './messages.ts'
import { expect, visit } from './site.ts'

test.use({ allowedErrors: NETWORK_NOISE })

const bodies = (posts: { body: string }[]) => posts.map(({ body }) => JSON.parse(body))
const newsletter = (page: Page) => ({
  email: page.getByRole('textbox', { name: 'Email address' }),
  subscribe: page.getByRole('button', { name: 'Subscribe' }),
  retry: page.getByRole('button', { name: 'Try again' }),
  mail: page.getByRole('link', { name: 'Send by email' }),
  toast: page.getByRole('alert').filter({ hasText: 'Thank you for subscribing!' }),
})

test('a message is posted as JSON with everything an answer needs, the thanks follow, and it is gone from the form', async ({
  page,
  endpoint,
}) => {
  await visit(page, '/contact')
  await fillIn(page)
  await page.locator('form summary').click()
  await contactForm(page).budget.selectOption('A one-time project')
  // Far more than the 64 KB that a request may have that outlives its page.
  await contactForm(page).message.fill('好'.repeat(20_000))
  await contactForm(page).send.click()
  await expect(page).toHaveURL('/thank-you')
  await expect(page.getByRole('main')).toContainText('Your message has reached us')
  expect(endpoint.posts).toHaveLength(1)
  expect(endpoint.posts[0]?.path).toBe('/contact')
  expect(endpoint.posts[0]?.headers['content-type']).toBe('application/json')
  const [{ message, ...body }] = bodies(endpoint.posts)
  expect(message).toHaveLength(20_000)
  expect(body).toEqual({
    access_key: 'public-key',
    firstName: 'José',
    lastName: "O'Brien",
    email: 'jose@example.com',
    siteAddress: '',
    service: '',
    budget: 'A one-time project',
    page: expect.stringMatching(/^https:\/\/[^/]+\/contact$/),
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    id: expect.stringMatching(/^[\w-]{20,}$/),
  })
  await page.goBack()
  await hydrateForm(page)
  await expect(contactForm(page).firstName).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('好')
})

test('a refusal is told as plain text, and at its fields; a mended one is not marked any more, and goes on demand', async ({
  page,
  endpoint,
}) => {
  await visit(page, '/contact')
  await fillIn(page)
  const { send, retry, email, lastName, mail, alert } = contactForm(page)
  endpoint.answer = { status: 422, body: { message: '<b>Form</b> is closed' } }
  await send.click()
  await expect(alert).toContainText('<b>Form</b> is closed')
  await expectKept(page)
  expect(new URL((await mail.getAttribute('href')) ?? '').searchParams.get('body')).toContain('Two shops in Pune.')

  endpoint.answer = { status: 400, body: { errors: { email: 'This mailbox is full.', lastName: ['Too short.'] } } }
  await retry.click()
  await expect(lastName).toBeFocused()
  await expect(lastName).toHaveAccessibleDescription('Too short.')
  await expect(email).toHaveAccessibleDescription('This mailbox is full.')
  await contactForm(page).message.press('End')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await email.fill('jose@example.org')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await expect(mail).toHaveAttribute('href', /jose%40example\.org/)

  endpoint.answer = { status: 200 }
  await retry.click()
  await expect(page).toHaveURL('/thank-you')
  const [first, second, third] = bodies(endpoint.posts)
  expect(second.id, 'the same text is the same message').toBe(first.id)
  expect(third.id).not.toBe(first.id)
})

test('without a connection the message stays; it is sent when the visitor presses retry, and never by itself', async ({
  page,
  context,
  endpoint,
}) => {
  await visit(page, '/contact')
  await fillIn(page)
  const { send, retry, alert } = contactForm(page)
  // Its code has come.
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0)
  await context.setOffline(true)
  await send.click()
  await expect(alert).toContainText('connection')
  await expectKept(page)
  await context.setOffline(false)
  await page.reload()
  await expectKept(page)
  // A copy of the tab has its storage.
  const [copy] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void open('/contact'))])
  await expectKept(copy)
  await copy.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
  await expect(copy).toHaveURL('/about')
  expect(endpoint.posts).toHaveLength(0)

  endpoint.answer = { status: 503 }
  await send.click()
  await expect(retry).toBeVisible()
  endpoint.answer = { status: 200 }
  await retry.click()
  await expect(page).toHaveURL('/thank-you')
  expect(endpoint.posts).toHaveLength(2)
})

test('however impatiently it is sent there is one post; an endpoint that hangs is given up, and the page can be left', async ({
  page,
  endpoint,
}) => {
  endpoint.answer = 'hang'
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  // Pressed before the scripts came too.
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await fillIn(page)
  const { send, retry, status, alert, email, firstName } = contactForm(page)
  await send.dblclick()
  release()
  await expect(status).not.toBeEmpty()
  await send.dblclick({ force: true })
  await email.press('Enter')
  await expect(firstName).not.toBeEditable()
  await page.clock.runFor(10_000)
  await expect(alert).toContainText('10 seconds')
  await expect(retry).toBeVisible()
  await expect(firstName).toBeEditable()
  expect(endpoint.posts).toHaveLength(1)

  await retry.click()
  await expect(send).toBeFocused()
  await expect.poll(() => endpoint.posts.length).toBe(2)
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about')
  await visit(page, '/contact')
  await expectKept(page)
  expect(endpoint.posts).toHaveLength(2)
})

test('the honeypot is out of everybody’s way; filled in, it stops the first press and not the second', async ({
  page,
  endpoint,
}) => {
  await visit(page, '/contact')
  await fillIn(page)
  const honeypot = page.locator('form [name="leaveEmpty"]')
  const { form, budget, send, retry, alert } = contactForm(page)
  await expect(form).not.toMatchAriaSnapshot('- textbox "Leave this empty"')
  await page.locator('form summary').click()
  await budget.focus()
  await page.keyboard.press('Tab')
  await expect(send).toBeFocused()
  const autofill = () =>
    honeypot.evaluate((field: HTMLInputElement) => {
      field.value = 'https://password-manager.example'
    })
  await autofill()
  await send.click()
  await expect(alert).toContainText('password manager')
  await expect(honeypot).toHaveValue('')
  expect(endpoint.posts).toHaveLength(0)
  // A manager that fills at every submit.
  await autofill()
  await retry.click()
  await expect(page).toHaveURL('/thank-you')
  expect(bodies(endpoint.posts)[0]).not.toHaveProperty('leaveEmpty')
})

test('the newsletter posts under the endpoint’s names, in its format; a refusal is at the field, a fault has ways on', async ({
  page,
  endpoint,
}) => {
  endpoint.answer = { status: 422, body: { errors: [{ field: 'address', message: 'Already on the list.' }] } }
  await visit(page, '/blog/ai-in-marketing')
  const { email, subscribe, retry, mail, toast } = newsletter(page)
  await email.fill('ada\u200b@example.com')
  await subscribe.click()
  await expect(email).toHaveAccessibleDescription('Already on the list.')
  await expect(email).toBeFocused()
  endpoint.answer = { status: 500 }
  await email.fill('eve@example.com')
  await subscribe.click()
  await expect(retry).toBeVisible()
  await expect(mail).toHaveAttribute('href', /^mailto:.+eve%40example/)
  endpoint.answer = { status: 200 }
  await retry.focus()
  for (let press = 0; press < 2; press++) await page.keyboard.press('Enter')
  await expect(toast).toHaveCount(1)
  await expect(email).toHaveValue('')
  expect(endpoint.posts).toHaveLength(3)
  expect(endpoint.posts[0]).toMatchObject({
    path: '/newsletter',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  const [first, second, third] = endpoint.posts.map(({ body }) => Object.fromEntries(new URLSearchParams(body)))
  expect(first).toMatchObject({ address: 'ada@example.com', list: 'monthly' })
  expect(Object.keys(first ?? {}).sort()).toEqual(['address', 'id', 'list', 'page', 'time'])
  expect(third?.id).toBe(second?.id)
  expect(second?.id).not.toBe(first?.id)
})

/** The browser asks for what is missing and posts what is there. */
async function expectNativePosts(page: Page, posts: { body: string }[]) {
  await page.goto('/contact')
  await contactForm(page).send.click()
  const { firstName } = contactForm(page)
  await expect(firstName).toHaveJSProperty('validity.valueMissing', true)
  expect(posts).toHaveLength(0)
  await fillIn(page)
  // By key: Playwright tries a click again that the navigation cuts short.
  await contactForm(page).send.press('Enter')
  await expect.poll(() => posts.length).toBe(1)
  const body = Object.fromEntries(new URLSearchParams(posts[0]?.body))
  expect(body).toMatchObject({ firstName: 'José', access_key: 'public-key', leaveEmpty: '' })
  expect(body.page).toMatch(/\/contact$/)
  expect(body).not.toHaveProperty('id')
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the forms post by themselves, and the thanks do not claim what they do not know', async ({
    page,
    endpoint,
  }) => {
    await expectNativePosts(page, endpoint.posts)
    await page.goto('/blog/ai-in-marketing')
    await newsletter(page).email.fill('ada@example.com')
    await newsletter(page).subscribe.click()
    await expect.poll(() => endpoint.posts.length).toBe(2)
    expect(endpoint.posts[1]?.body).toContain('address=ada%40example.com')
    await page.goto('/thank-you')
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(outcome.perhaps)
  })
})

test.describe('where its code cannot be had', () => {
  test.use({ allowedErrors: [/Failed to load resource|Error hydrating/] })
  test('the form posts by itself', async ({ page, endpoint }) => {
    await page.route('**/assets/contact-form.*.js*', (route) => route.abort())
    await expectNativePosts(page, endpoint.posts)
  })
})
