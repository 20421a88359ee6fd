import type { Page } from '@playwright/test'
import { contactForm, expectKept, fillIn, wakeForm } from './contact-form.ts'
import { NETWORK_NOISE, test, visitForAWhile } from './delivering-site.ts'
import { expect } from './site.ts'

const TIMEOUT_MS = 10_000
test.use({ allowedErrors: NETWORK_NOISE })

const bodies = (posts: { body: string }[]) => posts.map(({ body }) => JSON.parse(body))

test('a message is posted as JSON with everything an answer needs, and the thanks follow', async ({
  page,
  endpoint,
}) => {
  await visitForAWhile(page, '/contact')
  await fillIn(page)
  await page.getByText('Website, service and budget').click()
  await page.getByLabel('Monthly budget').selectOption('One project')
  await contactForm(page).send.click()
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
    siteAddress: '',
    service: '',
    budget: 'One project',
    page: expect.stringMatching(/^https:\/\/[^/]+\/contact$/),
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    id: expect.stringMatching(/^[\w-]{20,}$/),
  })
  await page.goBack()
  await wakeForm(page)
  await expect(contactForm(page).firstName).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Pune')
})

test('a refusal is told as plain text, and at its fields; a mended one is not marked any more', async ({
  page,
  endpoint,
}) => {
  endpoint.answer = { status: 422, body: { message: '<b>Form</b> is closed' } }
  await visitForAWhile(page, '/contact')
  await fillIn(page)
  const { send, email, lastName, alert } = contactForm(page)
  await send.click()
  await expect(alert).toContainText('<b>Form</b> is closed')
  await expectKept(page)
  endpoint.answer = { status: 400, body: { errors: { email: 'This mailbox is full.', lastName: ['Too short.'] } } }
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
  const [, first, second] = bodies(endpoint.posts)
  expect(second.email).toBe('jose@example.org')
  expect(second.id).not.toBe(first.id)
})

test('too many requests: it says when, leaves the endpoint alone until then, and goes on demand', async ({
  page,
  endpoint,
}) => {
  endpoint.answer = { status: 429, headers: { 'Retry-After': '30' } }
  await visitForAWhile(page, '/contact')
  await fillIn(page)
  const { send, again, alert } = contactForm(page)
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
  await fillIn(page)
  const { send, again, mail, alert } = contactForm(page)
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

test('an endpoint that hangs is given up after ten seconds, and a mail holds what was written on since', async ({
  page,
  endpoint,
}) => {
  endpoint.answer = 'hang'
  await visitForAWhile(page, '/contact')
  await fillIn(page)
  const { send, again, status, alert, message, mail } = contactForm(page)
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
  await message.fill('Three shops by now.')
  await mail.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await mail.click()
  await expect(mail).toHaveAttribute('href', /Three%20shops/)
})

const presses: Record<string, (page: Page) => Promise<void>> = {
  'a double click': (page) => contactForm(page).send.dblclick(),
  'Enter three times': async (page) => {
    await contactForm(page).email.focus()
    for (let times = 0; times < 3; times++) await page.keyboard.press('Enter')
  },
  'click plus Enter': async (page) => {
    await contactForm(page).send.click()
    await page.keyboard.press('Enter')
  },
}
test('one post, however impatiently it is sent; and the form is usable after it failed', async ({ page, endpoint }) => {
  await visitForAWhile(page, '/contact')
  for (const [name, press] of Object.entries(presses))
    await test.step(name, async () => {
      endpoint.answer = 'hang'
      endpoint.posts.length = 0
      await fillIn(page)
      await contactForm(page).message.fill(name)
      await press(page)
      await expect.poll(() => endpoint.posts.length).toBe(1)
      await page.clock.runFor(TIMEOUT_MS + 100)
      await expect(contactForm(page).again).toBeVisible()
      expect(endpoint.posts).toHaveLength(1)
    })
  endpoint.answer = { status: 200 }
  await contactForm(page).message.fill('Another try.')
  await contactForm(page).send.click()
  await expect(page).toHaveURL('/thank-you')
  expect(endpoint.posts).toHaveLength(2)
})

test('left while it is sent: the other form knows, keeps the text and sends nothing twice', async ({
  page,
  endpoint,
}) => {
  endpoint.answer = 'hang'
  await visitForAWhile(page, '/contact')
  await fillIn(page)
  await contactForm(page).send.click()
  await expect.poll(() => endpoint.posts.length).toBe(1)
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).first().click()
  await expect(page).toHaveURL('/')
  await contactForm(page).email.press('Enter')
  await expect(contactForm(page).status).not.toBeEmpty()
  await expectKept(page)
  await page.clock.runFor(TIMEOUT_MS + 100)
  await expect(contactForm(page).alert).toContainText('10 seconds')
  expect(endpoint.posts).toHaveLength(1)
})
