import { expect, type Page } from '@playwright/test'

/** The contact form of a page, by what its parts are called. */
export function contactForm(page: Page) {
  const found = page.locator('form').filter({ has: page.getByLabel('First Name') })
  return {
    form: found,
    firstName: found.getByLabel('First Name'),
    lastName: found.getByLabel('Last Name'),
    email: found.getByLabel('Email'),
    message: found.getByLabel('Message'),
    budget: found.getByLabel('Monthly budget'),
    send: found.getByRole('button', { name: 'Send Message' }),
    retry: found.getByRole('button', { name: 'Try again' }),
    mail: found.getByRole('link', { name: 'Send by email' }),
    alert: found.getByRole('alert').last(),
    status: found.getByRole('status'),
    validationMessage: found.getByText('Please fill the Details'),
  }
}

/** Writes a whole message. */
export async function fillIn(page: Page) {
  const { firstName, lastName, email, message } = contactForm(page)
  await firstName.fill('José')
  await lastName.fill("O'Brien")
  await email.fill(' jose@example.com ')
  await message.fill('Two shops in Pune.\nWe tried ads.')
}

/** The message of `fillIn` is in the form. */
export async function expectKept(page: Page) {
  const { firstName, lastName, email, message } = contactForm(page)
  await expect(firstName).toHaveValue('José')
  await expect(lastName).toHaveValue("O'Brien")
  await expect(email).toHaveValue('jose@example.com')
  await expect(message).toHaveValue('Two shops in Pune.\nWe tried ads.')
}

/** Focuses the form, which hydrates it; a hydrated form has `novalidate`. */
export async function hydrateForm(page: Page) {
  await contactForm(page).firstName.focus()
  await expect(contactForm(page).form).toHaveAttribute('novalidate')
}

/** What /thank-you offers for a message that was not sent. */
export const thankYouActions = (page: Page) => ({
  main: page.getByRole('main'),
  mail: page.getByRole('link', { name: 'Send by email' }),
  whatsapp: page.getByRole('link', { name: 'Send by WhatsApp' }),
  copy: page.getByRole('button', { name: 'Copy the text' }),
})
