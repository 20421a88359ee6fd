import type { Locator } from '@playwright/test'
import { options, results, searchBox } from './blog-search.ts'
import { chats, field, messages, openChat } from './chat.ts'
import { dialogOf, open } from './dialog.ts'
import { desktop } from './menu.ts'
import { expect, test, visit } from './site.ts'

/** Presses keys that an input method takes for itself, as browsers report them; Safari does so by the key code only. */
async function compose(target: Locator) {
  for (const sign of [{ isComposing: true }, { keyCode: 229 }])
    for (const key of ['Escape', 'Enter', 'ArrowDown', 'ArrowUp'])
      for (const type of ['keydown', 'keyup']) await target.dispatchEvent(type, { key, ...sign })
}

test('keys of an input method leave chat, menu and dialog as they are', async ({ page }) => {
  await visit(page, '/')
  await openChat(page, chats[0])
  await field(page).fill('価格')
  await compose(field(page))
  await expect(field(page)).toHaveValue('価格')
  await expect(messages(page)).toHaveCount(1)
  await field(page).press('Escape')
  await expect(messages(page)).toHaveCount(0)

  const services = desktop(page).getByRole('button', { name: 'Services' })
  await services.focus()
  await page.keyboard.press('Enter')
  await compose(services)
  await expect(services).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(services).toHaveAttribute('aria-expanded', 'false')

  await open(page)
  await compose(dialogOf(page).getByRole('heading').first())
  await expect(dialogOf(page)).toBeVisible()
})

test('keys of an input method neither choose nor clear in the search', async ({ page }) => {
  await visit(page, '/blog')
  await searchBox(page).fill('seo')
  await expect(options(page).first()).toBeVisible()
  await compose(searchBox(page))
  await expect(results(page)).toBeVisible()
  await expect(searchBox(page)).toHaveValue('seo')
  await expect(results(page).locator('[aria-selected="true"]')).toHaveCount(0)
  await expect(page).toHaveURL('/blog?search=seo')
  await options(page).first().focus()
  await compose(options(page).first())
  await expect(results(page)).toBeVisible()
  await searchBox(page).press('ArrowDown')
  await expect(results(page).locator('[aria-selected="true"]')).toHaveCount(1)
})
