import type { Locator, Page } from '@playwright/test'
import { CHROMIUM_FLAGS, chromiumPath } from '../tools/chromium.ts'
import { expect } from './site.ts'

/** Scrollbars that take room, as a mouse has them; Playwright hides them otherwise. */
export const CLASSIC_SCROLLBARS = {
  launchOptions: {
    executablePath: chromiumPath(),
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
}

export const dialogOf = (page: Page) => page.getByRole('dialog')
export const closeButton = (page: Page) => dialogOf(page).getByRole('button', { name: 'Close', exact: true })
export const headerSchedule = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Schedule', exact: true })
/** Waits for so many frames of the page. */
export const frames = (page: Page, count = 3) =>
  page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame++) await new Promise(requestAnimationFrame)
  }, count)

/** A page for each of the two dialogs, and how the dialog opens there. */
export const dialogs = [
  { name: 'demo', path: '/' },
  { name: 'consultation', path: '/blog' },
] as const

/** Opens the dialog of a page, by Schedule in the header or by another control. */
export async function open(page: Page, opener: Locator = headerSchedule(page)) {
  await opener.click()
  await expect(dialogOf(page)).toBeVisible()
}

/** The dialog is gone, its backdrop too, and the page scrolls again. */
export async function expectClosed(page: Page) {
  await expect(dialogOf(page)).toHaveCount(0)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden')
  await headerSchedule(page)
    .or(page.getByRole('button', { name: 'Open menu' }))
    .first()
    .click({ trial: true })
}

/** Whether the focus is in a dialog that makes the page behind it inert. */
export const focusIsInDialog = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('dialog')?.matches(':modal') ?? false)
