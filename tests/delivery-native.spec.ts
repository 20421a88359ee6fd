import { contactForm, fillIn } from './contact-form.ts'
import { test } from './delivering-site.ts'
import { expect, visit } from './site.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the browser asks for what is missing, and the form posts to the endpoint by itself', async ({
    page,
    endpoint,
  }) => {
    await page.goto('/contact')
    await expect(page.getByText('needs JavaScript')).toHaveCount(0)
    await contactForm(page).send.click()
    expect(await contactForm(page).firstName.evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(
      true,
    )
    await expect(page).toHaveURL('/contact')
    expect(endpoint.posts).toHaveLength(0)
    await fillIn(page)
    await contactForm(page).send.click()
    await expect.poll(() => endpoint.posts.length).toBe(1)
    const body = Object.fromEntries(new URLSearchParams(endpoint.posts[0]?.body))
    expect(body).toMatchObject({ firstName: 'José', access_key: 'public-key', website: '' })
    expect(body.page).toMatch(/\/contact$/)
    expect(body).not.toHaveProperty('id')
  })

  test('so does the newsletter’s', async ({ page, endpoint }) => {
    await page.goto('/blog/ai-in-marketing')
    await page.getByRole('textbox', { name: 'Email address' }).fill('ada@example.com')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect.poll(() => endpoint.posts.length).toBe(1)
    expect(endpoint.posts[0]?.body).toContain('address=ada%40example.com')
  })
})

test('with delivery too, no two ids are alike', async ({ page }) => {
  for (const path of ['/', '/contact', '/blog']) {
    await visit(page, path)
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  }
})
