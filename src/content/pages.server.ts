import type { Category } from '../../app/data/blog.ts'
import { type ArticleSummary, type LibraryArticle, library } from './library.server.ts'

/** Cards a page of the listing and of a hub. */
export const LISTING_PAGE_SIZE = 6
export const HUB_PAGE_SIZE = 5

const summaries = (articles: LibraryArticle[]) => articles.map(({ summary }) => summary)

/** What the listing shows one by one: all articles but the featured one, newest first. */
const listed = () => library().filter(({ source }) => source.id !== 'featured')

/** Every article asks for its hub; sorted anew for each, the build would grow faster than the number of articles. */
const sorted = new WeakMap<LibraryArticle[], Map<Category, LibraryArticle[]>>()

/** A hub's articles in reading order: the numbered ones first (seo-1 … seo-6), then any other of the category, newest first. */
function inHub(category: Category): LibraryArticle[] {
  const all = library()
  const hubs = sorted.get(all) ?? new Map<Category, LibraryArticle[]>()
  sorted.set(all, hubs)
  const hub = hubs.get(category) ?? sortHub(all, category)
  hubs.set(category, hub)
  return hub
}

function sortHub(all: LibraryArticle[], category: Category): LibraryArticle[] {
  const number = ({ source }: LibraryArticle) =>
    Number(new RegExp(`^${category}-(\\d+)$`).exec(source.id)?.[1] ?? Number.POSITIVE_INFINITY)
  const own = all.filter(
    ({ source }) => source.category === category && source.kind === 'article' && !/^(featured|\d+)$/.test(source.id),
  )
  return own.sort((a, b) =>
    number(a) === number(b) ? b.source.date.localeCompare(a.source.date) : number(a) - number(b),
  )
}

const pageOf = <T>(items: T[], size: number, page: number) => items.slice((page - 1) * size, page * size)

export const listingPageCount = () => Math.ceil(listed().length / LISTING_PAGE_SIZE)
export const hubPageCount = (category: Category) => Math.max(1, Math.ceil((inHub(category).length - 1) / HUB_PAGE_SIZE))

/** Addresses of pages 2 and on of a list. */
export const furtherPages = (start: string, count: number) =>
  Array.from({ length: Math.max(0, count - 1) }, (_, index) => `${start}/page/${index + 2}`)

/** One page of the listing; pages count from 1. */
export function listingPage(page: number): ArticleSummary[] {
  return summaries(pageOf(listed(), LISTING_PAGE_SIZE, page))
}

/** One page of a hub: its featured guide (on every page) and the cards of that page. */
export function hubPage(
  category: Category,
  page: number,
): { featured: ArticleSummary | undefined; cards: ArticleSummary[] } {
  const [first, ...rest] = summaries(inHub(category))
  return { featured: first, cards: pageOf(rest, HUB_PAGE_SIZE, page) }
}

/** The articles before and after one within its hub. */
export function neighbours(id: string, category: Category): { previous?: ArticleSummary; next?: ArticleSummary } {
  const own = summaries(inHub(category))
  const at = own.findIndex((article) => article.id === id)
  return at === -1 ? {} : { previous: own[at - 1], next: own[at + 1] }
}

export const featuredArticle = () => library().find(({ source }) => source.id === 'featured')?.summary
export const guides = () => library().filter(({ source }) => source.kind === 'guide')
