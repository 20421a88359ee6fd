import { expect, it } from 'vitest'
import { documentTitle, metaTags } from './metadata.ts'
import { settings } from './settings.ts'

const page = { title: 'A page', description: 'What it says.', path: '/a-page' }
const tagsOf = (more: Partial<Parameters<typeof metaTags>[0]> = {}) =>
  metaTags({ ...page, ...more }).map((tag) => ['name' in tag ? tag.name : tag.property, tag.content])

it('leaves the brand out of a title that would be cut', () => {
  expect(documentTitle('Short')).toBe(`Short | ${settings.name}`)
  expect(documentTitle('t'.repeat(60))).toBe('t'.repeat(60))
})

it('a page that search engines may not list has no address of its own', () => {
  const tags = Object.fromEntries(tagsOf({ index: false }))
  expect(tags.robots).toBe('noindex')
  expect(tags).not.toHaveProperty('og:url')
})

it('an article has its author, its moments with a time zone, and each tag', () => {
  const article = { date: '2026-05-12', author: { name: 'A. Writer' }, tags: ['One', 'Two'] }
  expect(tagsOf({ article })).toEqual(
    expect.arrayContaining([
      ['og:type', 'article'],
      ['author', 'A. Writer'],
      ['article:published_time', '2026-05-12T10:00:00Z'],
      ['article:modified_time', '2026-05-12T10:00:00Z'],
      ['article:tag', 'One'],
      ['article:tag', 'Two'],
    ]),
  )
  const updated = tagsOf({ article: { ...article, updated: '2026-06-01' } })
  expect(updated).toContainEqual(['article:modified_time', '2026-06-01T10:00:00Z'])
})
