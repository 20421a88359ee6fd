import type { Page } from '@playwright/test'
import { desktop, mobile } from './menu.ts'
import { expect } from './site.ts'

/** Something that is open over a page: where it stands, and how it closes. */
type Opened = { name: string; within: string; close: () => Promise<void> }

const hasMobileMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' }).isVisible()

async function openMenu(page: Page): Promise<Opened> {
  const narrow = await hasMobileMenu(page)
  if (narrow) await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = narrow ? mobile(page) : desktop(page)
  const services = menu.getByRole('button', { name: 'Services' })
  // The phone's list stays open with the menu closed.
  if ((await services.getAttribute('aria-expanded')) !== 'true') await services.click()
  await expect(menu.getByRole('link', { name: /Instagram Growth Engaging/ })).toBeVisible()
  const close = async () => {
    await page.keyboard.press('Escape')
    await expect(menu.getByRole('link', { name: /Instagram Growth Engaging/ })).toBeHidden()
  }
  return { name: 'menu', within: narrow ? '#mobile-menu' : '#services-menu', close }
}

/** The page's own dialog, by Schedule. */
export async function openDialog(page: Page): Promise<Opened> {
  if (await hasMobileMenu(page)) {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Schedule Demo' }).click()
  } else await page.getByRole('banner').getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const close = async () => {
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  return { name: 'dialog', within: 'dialog[open]', close }
}

/** The chat with something asked. The contact form has a message of its own, so the chat is told apart by its region. */
export async function openChatAndAsk(page: Page): Promise<Opened> {
  await page.getByRole('button', { name: /^Open chat/ }).click()
  const chat = page.getByRole('region').filter({ has: page.getByRole('log') })
  await chat.getByRole('textbox', { name: 'Message' }).fill('price')
  await chat.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('log')).toContainText('price')
  const close = async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('log')).toBeHidden()
  }
  return { name: 'chat', within: ':popover-open', close }
}

/** The contact form as it is after it was sent empty. */
async function refuseForm(page: Page): Promise<Opened> {
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('textbox', { name: 'First Name' })).toHaveAttribute('aria-invalid', 'true')
  return { name: 'refused form', within: 'main form', close: async () => {} }
}

/** Menu, chats, dialogs and forms are the same wherever they stand, so each is opened on one page. */
export const openersOn: Record<string, ((page: Page) => Promise<Opened>)[]> = {
  '/': [openMenu, openChatAndAsk, openDialog],
  '/contact': [refuseForm],
  '/blog': [openDialog],
  '/blog/local-to-global': [openChatAndAsk],
}
