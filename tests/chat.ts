import type { Page } from '@playwright/test'
import { visitThenPauseClock } from './clock.ts'
import { expect } from './site.ts'

export const chats = [
  { name: 'the home assistant', path: '/', open: 'Open chat assistant', close: 'Close chat assistant' },
  { name: 'the blog chat', path: '/blog/local-to-global', open: 'Open chat', close: 'Close chat' },
] as const
export type ChatOfPage = (typeof chats)[number]

export const launcher = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const log = (page: Page) => page.getByRole('log')
export const messages = (page: Page) => log(page).getByRole('paragraph')
export const panel = (page: Page) =>
  page
    .getByRole('region')
    .filter({ has: log(page) })
    .last()
/** The contact form has a message of its own. */
export const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Message' })
export const send = (page: Page) => panel(page).getByRole('button', { name: 'Send' })

export async function openChat(page: Page, chat: ChatOfPage) {
  await launcher(page, chat.open).click()
  await expect(field(page)).toBeVisible()
}

/** Opens the page with its clock stopped, and the chat in it. */
export async function openWithClockPaused(page: Page, chat: ChatOfPage) {
  await visitThenPauseClock(page, chat.path)
  await openChat(page, chat)
}

/** Sends a message; one with words has gone once the field is empty, which can be after the island has hydrated. */
export async function say(page: Page, text: string) {
  await field(page).fill(text)
  await send(page).click()
  if (text.trim()) await expect(field(page)).toHaveValue('')
}
