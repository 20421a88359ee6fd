import { contactForm, fillIn, wakeForm } from './contact-form.ts'
import { FILL_MS, fetchSenders, test, visitForAWhile } from './delivering-site.ts'
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
  await page.getByText('Website, service and budget').click()
  await page.getByLabel('Monthly budget').focus()
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
  const early = 500
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(early)
  await visit(page, '/contact')
  await fetchSenders(page, () => wakeForm(page))
  await fillIn(page)
  await contactForm(page).send.click()
  await expect(contactForm(page).status).not.toBeEmpty()
  await page.clock.runFor(FILL_MS - early - 100)
  expect(endpoint.posts).toHaveLength(0)
  await page.clock.runFor(100)
  await expect(page).toHaveURL('/thank-you')
  expect(endpoint.posts).toHaveLength(1)
})
