import type { Page } from '@playwright/test'
import { contactForm, expectKept, fillIn, hydrateForm, thankYouActions } from './contact-form.ts'
import { holdScripts } from './late-scripts.ts'
import { contactFormWords, outcome } from './messages.ts'
import { expect, test, visit } from './site.ts'

async function send(page: Page) {
  await contactForm(page).send.click()
  await expect(page).toHaveURL('/thank-you')
}

test('without first name or email a banner says so for two seconds, and what is missing is marked until it is there', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, '/contact')
  const { form, firstName, email, send, validationMessage } = contactForm(page)
  await hydrateForm(page)
  await expect(validationMessage).toHaveCount(0)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  // A region that was there before announces it.
  const region = form.getByRole('alert').first()
  await expect(region).toBeEmpty()
  await region.evaluate((element) => element.setAttribute('data-seen', ''))
  await firstName.fill('   ')
  await send.click()
  await expect(page.locator('[data-seen]').getByText('Please fill the Details')).toBeVisible()
  const first = await validationMessage.elementHandle()
  await send.click()
  await expect(validationMessage).toBeVisible()
  expect(await first?.evaluate((element) => element.isConnected), 'announced again').toBe(false)
  await page.clock.runFor(1900)
  await expect(validationMessage).toBeVisible()
  await page.clock.runFor(200)
  await expect(validationMessage).toBeHidden()

  await expect(firstName).toBeFocused()
  await expect(firstName).toHaveAccessibleDescription(/\S/)
  for (const field of [firstName, email]) await expect(field).toHaveAttribute('aria-invalid', 'true')
  await firstName.fill('Ada')
  await expect(firstName).not.toHaveAttribute('aria-invalid')
  await email.fill('ada@')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await send.click()
  await expect(email).toBeFocused()
  await email.fill('ada@example.com')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await expect(page).toHaveURL('/contact')
})

test('the banner is read where the visitor is, and covers no field it is about', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await visit(page, '/contact')
    const { firstName, email, send, validationMessage } = contactForm(page)
    for (const [name, wrong] of [
      ['Ada', email],
      ['', firstName],
    ] as const) {
      await firstName.fill(name)
      await send.click()
      await expect(validationMessage).toBeInViewport({ ratio: 1 })
      await expect(wrong).toBeFocused()
      const [said, asked, header] = await Promise.all(
        [validationMessage, wrong, page.getByRole('banner')].map((one) => one.boundingBox()),
      )
      expect(said?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
      expect(asked?.y).toBeGreaterThanOrEqual((said?.y ?? 0) + (said?.height ?? 0))
      await expect(validationMessage).toBeHidden()
    }
  }
})

test('fields say what belongs in them, are set in at least 16 px and run the way of what is written', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await visit(page, '/contact')
  const { firstName, lastName, email, message } = contactForm(page)
  await expect(firstName).toHaveAttribute('autocomplete', 'given-name')
  await expect(lastName).toHaveAttribute('autocomplete', 'family-name')
  await expect(email).toHaveAttribute('autocomplete', 'email')
  await expect(email).toHaveAttribute('type', 'email')
  for (const field of [firstName, lastName, email, message]) {
    await field.fill('שלום')
    const { size, direction } = await field.evaluate((element) => {
      const { fontSize, direction } = getComputedStyle(element)
      return { size: Number.parseFloat(fontSize), direction }
    })
    expect(size).toBeGreaterThanOrEqual(16)
    expect(direction).toBe('rtl')
  }
})

test.describe('a message that no receiver takes', () => {
  // The browser reports a cross-fade that the next navigation cuts short.
  test.use({ allowedErrors: [/Transition was aborted/], thirdParties: { country: 'IN', scheduling: 'works' } })

  test('is given back, to be sent by mail, by WhatsApp or by hand; however impatiently it was sent, once', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const posts: string[] = []
    page.on('request', (request) => request.method() !== 'GET' && posts.push(request.url()))
    await visit(page, '/')
    await fillIn(page)
    await page.getByText(contactFormWords.more).click()
    await expect(contactForm(page).budget.getByRole('option').nth(1)).toContainText('₹')
    const chosen = (await contactForm(page).budget.getByRole('option').nth(1).textContent()) ?? ''
    await contactForm(page).budget.selectOption(chosen)
    const before = await page.evaluate(() => history.length)
    await contactForm(page).send.dblclick({ noWaitAfter: true })
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/thank-you')
    const { main, mail, whatsapp, copy } = thankYouActions(page)
    await expect(main).toContainText(outcome.unsent)
    await expect(main).not.toContainText(/was sent|has been sent|reads your message|received/i)
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
    expect(posts).toEqual([])

    await copy.click()
    const text = `Two shops in Pune.\nWe tried ads.\n\nBudget: ${chosen}\n\nJosé O'Brien\njose@example.com`
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text)
    const body = new URL((await mail.getAttribute('href')) ?? '').searchParams.get('body')
    expect(body?.replaceAll('\r\n', '\n')).toBe(text)
    expect(new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text')).toBe(text)
    await expect(whatsapp).toHaveAttribute('target', '_blank')

    await page.reload()
    await expect(mail).toBeVisible()
    await page.goBack()
    await expectKept(page)
    await contactForm(page).message.fill('Three shops in Pune.')
    await send(page)
    await expect(main).toContainText('Three shops in Pune.')
    await visit(page, '/contact')
    await hydrateForm(page)
    await expect(contactForm(page).firstName).toHaveValue('')
  })

  test('of many characters is given back form, where its links hold the beginning; of too many it stays, with a reason', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await visit(page, '/contact')
    await fillIn(page)
    const { message } = contactForm(page)
    await message.fill('two shops '.repeat(7000))
    await contactForm(page).send.click()
    await expect(message).toBeFocused()
    await expect(message).toHaveAccessibleDescription(/70,000.+20,000/)
    await expect(contactForm(page).validationMessage).toHaveCount(0)
    await message.fill('好'.repeat(7400))
    await send(page)
    const { main, mail, copy } = thankYouActions(page)
    await expect(main).toContainText('too long')
    expect((await mail.getAttribute('href'))?.length).toBeLessThanOrEqual(2000)
    await copy.click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(`${'好'.repeat(7400)}\n\nJosé O'Brien\njose@example.com`)
  })

  test('is selected where nothing may be copied, and runs the way of its script', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
    })
    await visit(page, '/contact')
    await fillIn(page)
    await contactForm(page).message.fill('שלום, שתי חנויות')
    await send(page)
    await thankYouActions(page).copy.click()
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toContain('שתי חנויות')
    const text = page.getByRole('main').getByText('שתי חנויות')
    expect(await text.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
  })

  test('is given back where the browser forbids storage too, and leaves the address', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('forbidden', 'SecurityError')
        },
      })
    })
    await visit(page, '/contact')
    await fillIn(page)
    await contactForm(page).message.fill(`50% & more #1 \ud83d ${'好'.repeat(7400)}`)
    await send(page)
    await expect(page.getByRole('main')).toContainText('50% & more #1')
    await page.reload()
    await expect(thankYouActions(page).mail).toBeHidden()
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(outcome.nothing)
  })
})

test('what was typed is still there after a look at another page, a reload, and in the form of the home page, in this tab only', async ({
  page,
  context,
}) => {
  await visit(page, '/contact')
  await fillIn(page)
  await contactForm(page).email.fill('jose@')
  await contactForm(page).send.click()
  await contactForm(page).email.fill('jose@example.com')
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await page.goBack()
  await expectKept(page)
  await page.reload()
  await expectKept(page)
  await visit(page, '/')
  await expectKept(page)

  const other = await context.newPage()
  await visit(other, '/contact')
  await hydrateForm(other)
  await expect(contactForm(other).firstName).toHaveValue('')
  await visit(other, '/thank-you')
  await expect(other.getByRole('heading', { level: 2 }).first()).toHaveText(outcome.nothing)
  await expect(other.getByRole('main')).not.toContainText(/was sent|has been sent|received/i)
  await expect(other.getByRole('main').getByRole('link', { name: 'LinkedIn' })).toBeVisible()
})

test('what was typed before the scripts came, and sent with Enter, counts, leaves no draft, and never gets into the address', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await fillIn(page)
  await contactForm(page).email.press('Enter')
  await expectKept(page)
  release()
  await expect(page).toHaveURL('/thank-you')
  await expect(page.getByRole('main')).toContainText('Two shops in Pune.')
  expect(await page.evaluate(() => sessionStorage.getItem('contact-draft'))).toBeNull()
  expect(asked.filter((address) => /jos/i.test(address))).toEqual([])
})
