import type { Page } from '@playwright/test'
import { contactForm, expectKept, fillIn, wakeForm } from './contact-form.ts'
import { holdScripts } from './late-scripts.ts'
import { expect, test, visit } from './site.ts'

const thanks = (page: Page) => ({
  text: page.getByRole('main').getByText('Two shops in Pune.'),
  mail: page.getByRole('link', { name: 'Send by email' }),
  whatsapp: page.getByRole('link', { name: 'Send by WhatsApp' }),
  copy: page.getByRole('button', { name: 'Copy the text' }),
})

/** Sends the form, which without an endpoint sends nothing. */
async function send(page: Page) {
  await contactForm(page).send.click()
  await expect(page).toHaveURL('/thank-you')
}

test.describe('a message that nobody delivers', () => {
  test('is given back, to be sent by mail, by WhatsApp or by hand', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await visit(page, '/contact')
    await fillIn(page)
    await page.getByText('Website, service and budget').click()
    const budget = page.getByLabel('Monthly budget')
    const chosen = (await budget.getByRole('option').nth(1).textContent()) ?? ''
    await budget.selectOption(chosen)
    await send(page)
    const { text, mail, whatsapp, copy } = thanks(page)
    for (const part of ['Two shops in Pune.\nWe tried ads.', chosen, "José O'Brien\njose@example.com"])
      expect(await text.textContent()).toContain(part)

    const address = new URL((await mail.getAttribute('href')) ?? '')
    expect(address.protocol).toBe('mailto:')
    expect(address.searchParams.get('subject')).toContain("José O'Brien")
    expect(address.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(await text.textContent())
    const chat = new URL((await whatsapp.getAttribute('href')) ?? '')
    expect(chat.href).toMatch(/^https:\/\/wa\.me\/\d+\?text=[^+]+$/)
    expect(chat.searchParams.get('text')).toBe(await text.textContent())
    await expect(whatsapp).toHaveAttribute('target', '_blank')
    await copy.click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(await text.textContent())
    await expect(page.getByRole('main')).toContainText('has not been sent')
    await expect(page.getByRole('main')).not.toContainText(/was sent|has been sent|reads your message|received/i)
  })

  test('is selected where nothing may be copied, and runs the way of its script', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
    })
    await visit(page, '/contact')
    await fillIn(page)
    await contactForm(page).message.fill('שלום, שתי חנויות')
    await send(page)
    await thanks(page).copy.click()
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toContain('שתי חנויות')
    const text = page.getByRole('main').getByText('שתי חנויות')
    expect(await text.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
  })

  test('lives in its tab, for as long as that, and in no form any more', async ({ page, context }) => {
    await visit(page, '/contact')
    await fillIn(page)
    await send(page)
    await page.reload()
    await expect(thanks(page).text).toBeVisible()
    const other = await context.newPage()
    await visit(other, '/thank-you')
    await expect(thanks(other).mail).toBeHidden()
    await expect(other.getByRole('main')).not.toContainText(/was sent|has been sent|received/i)
    await visit(page, '/contact')
    await wakeForm(page)
    await expect(contactForm(page).firstName).toHaveValue('')
  })

  test('sent before the form has come to life, it leaves no draft behind', async ({ page }) => {
    const letGo = await holdScripts(page)
    await page.goto('/contact', { waitUntil: 'commit' })
    await fillIn(page)
    await contactForm(page).send.click()
    letGo()
    await expect(thanks(page).text).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('contact-draft'))).toBeNull()
  })

  test('can be mended after Back: the form is as it was, and sends anew', async ({ page }) => {
    await visit(page, '/contact')
    await fillIn(page)
    await send(page)
    await page.goBack()
    await expectKept(page)
    await contactForm(page).message.fill('Three shops in Pune.')
    await send(page)
    await expect(page.getByRole('main')).toContainText('Three shops in Pune.')
  })
})
