import { contactForm, expectKept, fillIn, wakeForm } from './contact-form.ts'
import { holdScripts } from './late-scripts.ts'
import { expect, test, visit } from './site.ts'

test.describe('what was typed', () => {
  test('is still there after a submit that was not good, another page, a reload, and in the form of the home page', async ({
    page,
  }) => {
    await visit(page, '/contact')
    await fillIn(page)
    await contactForm(page).email.fill('jose@')
    await contactForm(page).send.click()
    await contactForm(page).email.fill('jose@example.com')
    await expectKept(page)
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/blog')
    await page.goBack()
    await expectKept(page)
    await page.reload()
    await expectKept(page)
    await visit(page, '/')
    await expectKept(page)
  })

  test('is not in another tab', async ({ page, context }) => {
    await visit(page, '/contact')
    await fillIn(page)
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Pune')
    const other = await context.newPage()
    await visit(other, '/contact')
    await wakeForm(other)
    await expect(contactForm(other).firstName).toHaveValue('')
    expect(await other.evaluate(() => JSON.stringify(localStorage))).toBe('{}')
  })

  test('before the scripts came, and sent with Enter, counts, and never stands in the address', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const release = await holdScripts(page)
    await page.goto('/contact', { waitUntil: 'commit' })
    await fillIn(page)
    await contactForm(page).email.press('Enter')
    await expectKept(page)
    release()
    await expect(page).toHaveURL('/thank-you')
    await expect(page.getByRole('main')).toContainText('Two shops in Pune.')
    expect(asked.filter((address) => /jos/i.test(address))).toEqual([])
  })

  test('stays on its page, can be sent, and is given back where the browser forbids storage, half an emoji included', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('forbidden', 'SecurityError')
        },
      })
    })
    await visit(page, '/contact')
    await fillIn(page)
    await expectKept(page)
    await contactForm(page).message.fill('50% & more #1 \ud83d')
    await contactForm(page).send.click()
    await expect(page).toHaveURL('/thank-you')
    await expect(page.getByRole('main')).toContainText('50% & more #1')
    await expect(page.getByRole('main').locator('a[href^="mailto:"][href*="50%25"]')).toBeVisible()
  })
})
