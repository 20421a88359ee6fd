import { expect, test } from '@playwright/test'

const PHONE = { width: 390, height: 844 }

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('dialogs and menus open and close, links of menus navigate, questions open one at a time', async ({ page }) => {
    await page.goto('/faqs')
    const header = page.getByRole('banner')
    const dialog = page.getByRole('dialog')
    await header.getByRole('button', { name: 'Schedule', exact: true }).click()
    await expect(dialog).toContainText('The calendar needs JavaScript.')
    await expect(dialog.locator('a[href^="https://calendly.com/"]')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await header.getByRole('button', { name: 'Services' }).click()
    await expect(page.getByRole('link', { name: /Instagram Growth Engaging/ })).toBeVisible()
    await page.keyboard.press('Escape')

    const questions = page.locator('main details')
    await questions.nth(0).locator('summary').click()
    await expect(questions.nth(0).getByRole('paragraph')).toBeVisible()
    await questions.nth(1).locator('summary').click()
    await expect(questions.nth(1).getByRole('paragraph')).toBeVisible()
    await expect(questions.nth(0).getByRole('paragraph')).toBeHidden()

    await page.setViewportSize(PHONE)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Mobile' })
    for (const name of ['Home', 'Packages', "FAQ's", 'About Us', 'Blog', 'Contact Us', 'Instagram Growth'])
      await expect(menu.getByRole('link', { name }).first()).toBeVisible()
    await menu.getByRole('link', { name: 'Packages' }).click()
    await expect(page).toHaveURL('/packages')
  })

  test('the consultation opens the demo, which a click on the backdrop closes', async ({ page }) => {
    await page.goto('/blog')
    await page.getByRole('banner').getByRole('button', { name: 'Schedule', exact: true }).click()
    await page.getByRole('button', { name: 'Book a call' }).click()
    await expect(page.getByRole('dialog', { name: /demo/i })).toBeVisible()
    await page.mouse.click(8, 300)
    await expect(page.getByRole('dialog', { name: /demo/i })).toHaveCount(0)
  })

  test('controls that need JavaScript are hidden', async ({ page }) => {
    for (const path of ['/', '/blog', '/blog/local-to-global', '/packages']) {
      await page.goto(path)
      await expect(page.getByRole('button', { name: /Subscribe|Send Message|Pause/ })).toHaveCount(0)
      await expect(page.getByRole('group', { name: 'Appearance' })).toHaveCount(0)
      await expect(page.getByLabel('Ad budget')).toBeHidden()
    }
  })
})
