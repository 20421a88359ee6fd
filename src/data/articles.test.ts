import { beforeAll, expect, it } from 'vitest'
import { readContent } from '../content/loader.ts'
import { renderMarkdown } from '../content/markdown.ts'
import { pageContent } from '../content/page-content.ts'
import { type Article, toArticle } from './article.ts'
import { listsOf } from './blog-lists.ts'

const content = pageContent(readContent('.'), () => true)
const { articles: written } = content

/** An article as the site has it, from its file or from another text. */
async function articleOf(entry: (typeof written)[number], text = entry.body): Promise<Article> {
  return toArticle({ ...entry, kind: 'article', ...(await renderMarkdown(entry.id, text)) }, content)
}

let articles: Article[]
let spare: (typeof written)[number]
beforeAll(async () => {
  const [first, ...rest] = written
  if (!first) throw new Error('There is no article.')
  spare = first
  articles = await Promise.all([first, ...rest].map((entry) => articleOf(entry)))
})

it('the articles of the site have 900 to 2,000 words, and a table or a checklist each', () => {
  for (const { id, metadata, html } of articles) {
    expect(metadata.words, id).toBeGreaterThanOrEqual(900)
    expect(metadata.words, id).toBeLessThanOrEqual(2000)
    expect(html, id).toMatch(/<table>|<span class="box"/)
  }
})

it('the read time comes from the words', async () => {
  expect((await articleOf(spare, 'word '.repeat(2200))).summary.readTime).toBe('10 min read')
})

it('lists take up one more article with no other edit', async () => {
  const { order: _, ...data } = { ...spare.data, category: 'social', date: '2030-01-01', featured: false, inHub: true }
  const newest = await articleOf({ ...spare, id: 'social-7', data })
  const before = listsOf(articles, content)
  const { listing, hubs: hubLists, neighbors } = listsOf([newest, ...articles], content)
  expect(listing[0]?.[0]?.id).toBe('social-7')
  expect(listing.flat()).toHaveLength(before.listing.flat().length + 1)
  const hub = hubLists.find((one) => one.category === 'social')
  expect(hub?.pages.map((page) => page.map(({ id }) => id))).toEqual([expect.any(Array), ['social-7']])
  expect(neighbors.get('social-6')?.next?.id).toBe('social-7')
})
