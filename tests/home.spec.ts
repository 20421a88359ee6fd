import { expect, test, visit } from './site.ts'

test('the sections stand in order', async ({ page }) => {
  await visit(page, '/')
  const ids = await page.locator('main section[id]').evaluateAll((sections) => sections.map((section) => section.id))
  expect(ids).toEqual(['home', 'about', 'services', 'pricing', 'faq', 'contact'])
})
