import { contactForm, expectKept, fillIn } from './contact-form.ts'
import { expect, test, visit } from './site.ts'

test.describe('what was typed', () => {
  test('is still there after a look at the blog', async ({ page }) => {
    await visit(page, '/contact')
    await fillIn(page)
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/blog')
    await page.goBack()
    await expectKept(page)
  })

  test('is still there after a reload, and in the form of the home page', async ({ page }) => {
    await visit(page, '/contact')
    await fillIn(page)
    await page.reload()
    await expectKept(page)
    await visit(page, '/')
    await expectKept(page)
  })

  test('is still there after a submit that was not good', async ({ page }) => {
    await visit(page, '/contact')
    await fillIn(page)
    await contactForm(page).email.fill('jose@')
    await contactForm(page).send.click()
    await contactForm(page).email.fill('jose@example.com')
    await expectKept(page)
  })

  test('is gone after a good submit', async ({ page }) => {
    await visit(page, '/contact')
    await fillIn(page)
    await contactForm(page).send.click()
    await expect(page).toHaveURL('/thank-you')
    await page.goBack()
    await expect(contactForm(page).firstName).toHaveValue('')
    await expect(contactForm(page).message).toHaveValue('')
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Pune')
  })

  test('is not in another tab', async ({ page, context }) => {
    await visit(page, '/contact')
    await fillIn(page)
    const other = await context.newPage()
    await visit(other, '/contact')
    await expect(contactForm(other).firstName).toHaveValue('')
    expect(await other.evaluate(() => JSON.stringify(localStorage))).toBe('{}')
  })

  test('before the scripts came, and sent with Enter, counts', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/contact', { waitUntil: 'commit' })
    await fillIn(page)
    await contactForm(page).email.press('Enter')
    release()
    await expect(page).toHaveURL('/thank-you')
  })

  test.describe('in a browser that forbids storage', () => {
    // The router's own memory of scroll positions complains; nothing else may.
    test.use({ allowedErrors: [/forbidden/] })
    test('stays on its page and can be sent', async ({ page }) => {
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
      await contactForm(page).send.click()
      await expect(page).toHaveURL('/thank-you')
    })
  })
})
