import { CLASSIC_SCROLLBARS, dialogOf, expectClosed, focusIsInDialog, headerSchedule, open } from './dialog.ts'
import { expect, test, visit } from './site.ts'

test.use(CLASSIC_SCROLLBARS)

test('the consultation offers booking, WhatsApp and the contact page; it gives way to the demo, which closes with one Back and returns focus to the first opener', async ({
  page,
}) => {
  await visit(page, '/blog')
  await expect(dialogOf(page)).toHaveCount(0)
  await open(page)
  await expect(dialogOf(page)).toHaveAccessibleName(/\w/)
  await expect(dialogOf(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me\/\d+\?/)
  await expect(dialogOf(page).getByRole('link', { name: /contact/i })).toHaveAttribute('href', '/contact')
  await expect(dialogOf(page).locator('iframe')).toHaveCount(0)
  await dialogOf(page).getByRole('button', { name: /book/i }).click()
  await expect(dialogOf(page).locator('iframe')).toBeAttached()
  await expect(dialogOf(page)).toHaveCount(1)
  expect(await focusIsInDialog(page)).toBe(true)
  await page.goBack()
  await expectClosed(page)
  await expect(headerSchedule(page)).toBeFocused()
  expect(new URL(page.url()).pathname).toBe('/blog')
})

test('the consultation leads to the contact page; Back leads to the page it was opened on', async ({
  page,
  context,
}) => {
  await visit(page, '/blog/1')
  await open(page, page.getByRole('button', { name: 'Schedule Free Consultation' }).first())
  const contact = dialogOf(page).getByRole('link', { name: /contact/i })
  const opened = context.waitForEvent('page')
  await contact.click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL('/contact')
  await contact.click()
  await page.waitForURL('/contact')
  // First of all: a press that waits for the cross-fade to end is tried anew at other places of the window.
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expectClosed(page)
  await page.goBack()
  await page.waitForURL('/blog/1')
  await expectClosed(page)
})
