import { cards, options, said, searchBox } from './blog-search.ts'
import { contactForm } from './contact-form.ts'
import { translate } from './dom-changes.ts'
import { expect, test, visit } from './site.ts'

test('a search on a translated page goes on: results change, end and come again', async ({ page }) => {
  await visit(page, '/blog')
  await searchBox(page).fill('seo')
  await expect(options(page).first()).toBeVisible()
  await translate(page)
  for (const [term, words] of [
    ['reviews', /^Search Results/],
    ['zzz', /^No articles found for "zzz"$/],
    ['zz', /[^z]zz[^z]/],
  ] as const) {
    await searchBox(page).fill(term)
    await expect(said(page)).toContainText(words)
    await expect(page.getByRole('search').locator('p:visible').last()).toContainText(words)
    await translate(page)
  }
  await expect(cards(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page.getByRole('button', { name: 'Clear search' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Latest articles' })).toBeVisible()
  await searchBox(page).fill('e')
  await expect(options(page)).toHaveCount(6)
  await expect(searchBox(page)).toBeFocused()
})

test('a form on a translated page goes on: errors come and go', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/contact')
  const { firstName, email, send, validationMessage } = contactForm(page)
  await email.fill('jose@')
  await send.click()
  await expect(validationMessage).toBeVisible()
  await translate(page)
  const errors = page.getByRole('main').locator('[id$="-error"]')
  await expect(errors).toHaveCount(2)
  await page.clock.runFor(2100)
  await expect(validationMessage).toBeHidden()
  await page.getByLabel('First Name').fill('José')
  await expect(errors).toHaveCount(1)
  await expect(firstName).toBeFocused()
  await email.fill('jose@example.com')
  await expect(errors).toHaveCount(0)
  await send.click()
  await expect(page).toHaveURL('/thank-you')
})

test('what was translated before it came to life stays so, and nothing that is typed is lost', async ({ page }) => {
  await visit(page, '/contact')
  await translate(page)
  await page.getByLabel('«First Name»').click()
  await page.keyboard.type('José')
  await expect(page.locator('form[novalidate]')).toBeVisible()
  await expect(page.getByLabel('«First Name»')).toHaveValue('José')
  await expect(page.getByLabel('«First Name»')).toBeFocused()
  await page.getByLabel('«Email»').fill('jose@example.com')
  await page.getByRole('button', { name: '«Send Message»' }).click()
  await expect(page).toHaveURL('/thank-you')
  await visit(page, '/blog')
  await translate(page)
  await searchBox(page).click()
  await page.keyboard.type('reviews')
  await expect(options(page).first()).toBeVisible()
  await expect(searchBox(page)).toHaveValue('reviews')
})

test.describe('parts that something else put in or took away', () => {
  test.use({ allowedErrors: [/React error #418|removeChild/] })
  test('are drawn anew, around what is being written', async ({ page }) => {
    await visit(page, '/contact')
    const { form, firstName, lastName, email, send, validationMessage } = contactForm(page)
    await form.evaluate((form) => {
      for (const input of form.querySelectorAll('input'))
        input.insertAdjacentHTML('beforebegin', '<i class="added"></i>')
    })
    await lastName.click()
    await page.keyboard.type('Byron')
    await expect(page.locator('.added')).toHaveCount(0)
    await expect(lastName).toHaveValue('Byron')
    await expect(lastName).toBeFocused()
    await email.fill('jose@')
    await send.click()
    await expect(validationMessage).toBeVisible()
    await form.locator('[id$="-error"]').evaluateAll((errors) => {
      for (const error of errors) error.remove()
    })
    await email.pressSequentially('example.com')
    await expect(email).toHaveValue('jose@example.com')
    await expect(email).toBeFocused()
    await expect(lastName).toHaveValue('Byron')
    await firstName.fill('José')
    await send.click()
    await expect(page).toHaveURL('/thank-you')
  })
})
