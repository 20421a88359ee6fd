import type { PageContent } from '../content/page-content.ts'
import type { ArticleSummary } from '../lib/article-summary.ts'
import type { Article } from './article.ts'

/** Cards a page of the listing and of a hub. */
const LISTING_PAGE_SIZE = 6
const HUB_PAGE_SIZE = 5

function pagesOf<Item>(items: Item[], size: number): Item[][] {
  const count = Math.max(1, Math.ceil(items.length / size))
  return Array.from({ length: count }, (_, page) => items.slice(page * size, (page + 1) * size))
}

const placeOf = ({ data }: Article) => ('order' in data && data.order) || 1e9
const standsInHub = ({ kind, data }: Article) => kind === 'article' && !('inHub' in data && data.inHub === false)

/** A hub's articles in reading order: those with a place first, then any other, newest first. */
function ofHub(all: Article[], category: string): ArticleSummary[] {
  return all
    .filter((article) => article.data.category === category && standsInHub(article))
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map(({ summary }) => summary)
}

/**
 * The blog's lists: the listing's pages, each hub's, and the guides. Every page of a list counts from 1.
 * @param all newest first
 */
export function listsOf(all: Article[], content: Pick<PageContent, 'hubs'>) {
  const featured = all.find(({ data }) => 'featured' in data && data.featured)
  /** The articles before and after one within its hub, by its id. */
  const neighbors = new Map<string, { previous: ArticleSummary | undefined; next: ArticleSummary | undefined }>()
  const hubs = content.hubs.map(({ id: category, data: hub }) => {
    const articles = ofHub(all, category)
    articles.forEach(({ id }, index) => {
      neighbors.set(id, { previous: articles[index - 1], next: articles[index + 1] })
    })
    const [first, ...rest] = articles
    return { category, hub, featured: first, pages: pagesOf(rest, HUB_PAGE_SIZE) }
  })
  const guides = all
    .filter(({ kind }) => kind === 'guide')
    .map(({ summary, data }) => ({ ...summary, emoji: 'emoji' in data ? data.emoji : '' }))
  const listed = all.filter((article) => article !== featured).map(({ summary }) => summary)
  return { featured: featured?.summary, listing: pagesOf(listed, LISTING_PAGE_SIZE), hubs, guides, neighbors }
}
export type Lists = ReturnType<typeof listsOf>
