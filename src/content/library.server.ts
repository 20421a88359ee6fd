import { coverPath } from '../lib/picture-paths.ts'
import { checkLinks, type LinkedText } from './check-links.ts'
import type { Data } from './collections.ts'
import { entries, type ReadEntry } from './entries.server.ts'
import { ContentError } from './problem.ts'

/** How fast a visitor reads, in words a minute. */
const WORDS_A_MINUTE = 220

export type Hub = Data<'hubs'> & { category: string }

/** What cards, lists and search know of an article. Dates are YYYY-MM-DD. */
export type ArticleSummary = {
  id: string
  title: string
  excerpt: string
  image: string
  imageAlt: string
  author: { name: string; role: string }
  date: string
  /** As shown: "6 min read". */
  readTime: string
  category: string
  /** As on badges: "SEO & Growth". */
  categoryLabel: string
  tags: string[]
}

export type Article = {
  id: string
  kind: 'article' | 'guide'
  file: string
  data: Data<'articles'> | Data<'guides'>
  html: string
  reading: ReadEntry<'articles'>['reading']
  hub: Hub
  summary: ArticleSummary
}

export async function hubs(): Promise<Hub[]> {
  const all = await entries('hubs')
  return all.map(({ id, data }) => ({ ...data, category: id }))
}

/** Addresses of the site that are not articles, for checking links. */
async function fixedPaths(): Promise<Set<string>> {
  const [blogHubs, services, legal] = await Promise.all([hubs(), entries('services'), entries('legal')])
  return new Set([
    ...['/', '/about', '/packages', '/faqs', '/contact', '/blog'],
    ...blogHubs.map(({ slug }) => `/blog/${slug}`),
    ...services.map(({ id }) => `/services/${id}`),
    ...legal.map(({ id }) => `/${id}`),
  ])
}

type Written = ReadEntry<'articles'> | ReadEntry<'guides'>

async function readLibrary(): Promise<Article[]> {
  const [written, guides, people, blogHubs] = await Promise.all([
    entries('articles'),
    entries('guides'),
    entries('people'),
    hubs(),
  ])
  const named = (field: string, file: string, wanted: string, ids: string[]) =>
    new ContentError(`${file}: ${field} is "${wanted}", but takes one of ${ids.join(', ')}.`)
  const finish =
    (kind: Article['kind']) =>
    (entry: Written): Article => {
      const { id, file, data, html, reading } = entry
      const author = people.find((person) => person.id === data.author)?.data
      if (!author)
        throw named(
          'author',
          file,
          data.author,
          people.map((person) => person.id),
        )
      const hub = blogHubs.find(({ category }) => category === data.category)
      if (!hub)
        throw named(
          'category',
          file,
          data.category,
          blogHubs.map(({ category }) => category),
        )
      if (blogHubs.some(({ slug }) => slug === id))
        throw new ContentError(
          `${file}: the file name "${id}" is an address that the blog uses itself. Choose another.`,
        )
      return { id, kind, file, data, html, reading, hub, summary: summarise(entry, author, hub) }
    }
  const all = [...written.map(finish('article')), ...guides.map(finish('guide'))]
  const twin = all.find(({ id }, index) => all.findIndex((other) => other.id === id) !== index)
  if (twin) throw new ContentError(`${twin.file}: the id "${twin.id}" is taken by another file. Rename one of the two.`)
  const texts: LinkedText[] = all.map(({ id, file, reading }) => ({ path: `/blog/${id}`, file, reading }))
  checkLinks(texts, await fixedPaths())
  return all.sort((a, b) => b.data.date.localeCompare(a.data.date) || a.id.localeCompare(b.id))
}

function summarise({ id, data, reading }: Written, author: Data<'people'>, hub: Hub): ArticleSummary {
  const { title, excerpt, date, category, tags, cover } = data
  const minutes = Math.max(1, Math.round(reading.words / WORDS_A_MINUTE))
  return {
    id,
    title,
    excerpt,
    image: coverPath(id),
    imageAlt: cover.alt,
    author: { name: author.name, role: author.role },
    date,
    readTime: `${minutes} min read`,
    category,
    categoryLabel: hub.label,
    tags,
  }
}

let kept: Promise<Article[]> | undefined

/**
 * All articles and guides, newest first, with everything they name looked up.
 * @throws ContentError whose message an owner can act on
 */
export function library(): Promise<Article[]> {
  if (!kept || import.meta.env.DEV) kept = readLibrary()
  return kept
}
