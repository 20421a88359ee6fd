import type { ArticleSummary } from '../lib/article-summary.ts'
import type { Article, Hub } from './article.ts'

/** Cards a page of the listing and of a hub. */
const LISTING_PAGE_SIZE = 6
const HUB_PAGE_SIZE = 5

type HubArticles = { hub: Hub; featured: ArticleSummary | undefined; pages: ArticleSummary[][] }
/** The blog's lists: the listing's pages, each hub's, the guides. Every page of a list counts from 1. */
export type Lists = {
  featured: ArticleSummary | undefined
  listing: ArticleSummary[][]
  hubs: HubArticles[]
  guides: (ArticleSummary & { emoji: string })[]
  /** The articles before and after one within its hub, by its id. */
  neighbours: Map<string, { previous?: ArticleSummary; next?: ArticleSummary }>
}

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

/** @param all newest first */
export function listsOf(all: Article[], blogHubs: Hub[]): Lists {
  const featured = all.find(({ data }) => 'featured' in data && data.featured)
  const neighbours: Lists['neighbours'] = new Map()
  const hubLists = blogHubs.map((hub): HubArticles => {
    const articles = ofHub(all, hub.category)
    articles.forEach(({ id }, index) => {
      const [previous, next] = [articles[index - 1], articles[index + 1]]
      neighbours.set(id, { ...(previous && { previous }), ...(next && { next }) })
    })
    const [first, ...rest] = articles
    return { hub, featured: first, pages: pagesOf(rest, HUB_PAGE_SIZE) }
  })
  const guides = all
    .filter(({ kind }) => kind === 'guide')
    .map(({ summary, data }) => ({ ...summary, emoji: 'emoji' in data ? data.emoji : '' }))
  const listed = all.filter((article) => article !== featured).map(({ summary }) => summary)
  return {
    featured: featured?.summary,
    listing: pagesOf(listed, LISTING_PAGE_SIZE),
    hubs: hubLists,
    guides,
    neighbours,
  }
}
