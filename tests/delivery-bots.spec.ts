import { contactForm, fillIn } from './contact-form.ts'
import { FILL_MS, test, visitForAWhile } from './delivering-site.ts'
import { expect, visit } from './site.ts'

test('the trap is out of everybody’s way, and what falls into it is not sent', async ({ page, endpoint }) => {
  await visitForAWhile(page, '/contact')
  await fillIn(page)
  const trap = page.locator('form [name="website"]')
  await expect(trap).toHaveAttribute('autocomplete', 'off')
  const hidden = await trap.locator('xpath=..').evaluate((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width * height <= 1 && getComputedStyle(element).overflow === 'hidden'
  })
  expect(hidden).toBe(true)
  await expect(contactForm(page).whole).not.toMatchAriaSnapshot('- textbox "Leave this empty"')
  await contactForm(page).message.focus()
  await page.keyboard.press('Tab')
  await expect(contactForm(page).send).toBeFocused()
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example'
  })
  await contactForm(page).send.click()
  await expect(contactForm(page).mail).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(page).toHaveURL('/contact')
  expect(endpoint.posts).toHaveLength(0)
})

test('what is ready sooner than a person can be is held until then', async ({ page, endpoint }) => {
  // For the page no time passes, so it finds the form filled in at once; its timers run as ever.
  await page.clock.setFixedTime(new Date('2024-05-01T12:00:00Z'))
  await visit(page, '/contact')
  await fillIn(page)
  const pressed = Date.now()
  await contactForm(page).send.click()
  await expect(contactForm(page).status).not.toBeEmpty()
  await expect(page).toHaveURL('/thank-you')
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(FILL_MS)
  expect(endpoint.posts).toHaveLength(1)
})
