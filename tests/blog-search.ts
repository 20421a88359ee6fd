import type { Page } from '@playwright/test'

export type Entry = {
  id: string
  title: string
  excerpt: string
  category: string
  categoryLabel: string
  tags: string[]
  route: string
}

export const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search articles' })
export const results = (page: Page) => page.getByRole('listbox', { name: 'Search results' })
export const options = (page: Page) => results(page).getByRole('option')
export const cards = (page: Page) => page.getByRole('link', { name: /^Read More/ })
export const said = (page: Page) => page.getByRole('search').getByRole('status')

/** The entries of the search index, as the site serves them. */
export async function indexed(page: Page): Promise<Entry[]> {
  return (await page.request.get('/blog/search.json')).json()
}

export const matches = (entries: Entry[], term: string) =>
  entries.filter((entry) => {
    const text = [entry.title, entry.excerpt, entry.category, entry.categoryLabel, ...entry.tags]
      .join('\n')
      .toLowerCase()
    return term
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word))
  })
