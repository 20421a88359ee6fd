import type { Page } from '@playwright/test'
import { expect } from './site.ts'

/** Opens every question and other disclosure of a page, also those of which only one can be open. */
export const openAllDetails = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name')
      details.open = true
    }
  })

/** The contact form has a message of its own, so the chat is told apart by its region. */
export async function askInChat(page: Page) {
  const chat = page.getByRole('region').filter({ has: page.getByRole('log') })
  await chat.getByRole('textbox', { name: 'Message' }).fill('price')
  await chat.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('log')).toContainText('price')
}
