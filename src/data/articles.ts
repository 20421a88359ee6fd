import { checkLinks, type LinkedText } from '../content/check-links.ts'
import type { Data } from '../content/collections.ts'
import { entries, everything, type ReadEntry, record } from '../content/entries.ts'
import { checkRelations, fixedPaths, named } from '../content/relations.ts'
import { coverPath } from '../lib/picture-paths.ts'
import { legalFacts } from './legal-page.ts'

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
  updated?: string
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

type Written = ReadEntry<'articles'> | ReadEntry<'guides'>

async function readLibrary(): Promise<Article[]> {
  const content = await everything()
  checkRelations(content, Object.keys(legalFacts(await record('company'))))
  const finish =
    (kind: Article['kind']) =>
    (entry: Written): Article => {
      const { id, file, data, html, reading } = entry
      const author = named(content.people, data.author).data
      const hub = { ...named(content.hubs, data.category).data, category: data.category }
      return { id, kind, file, data, html, reading, hub, summary: summarise(entry, author, hub) }
    }
  const all = [...content.articles.map(finish('article')), ...content.guides.map(finish('guide'))]
  const texts: LinkedText[] = all.map(({ id, file, reading }) => ({ path: `/blog/${id}`, file, reading }))
  checkLinks(texts, fixedPaths(content))
  return all.sort((a, b) => b.data.date.localeCompare(a.data.date) || a.id.localeCompare(b.id))
}

function summarise({ id, data, reading }: Written, author: Data<'people'>, hub: Hub): ArticleSummary {
  const { title, excerpt, date, updated, category, tags, cover } = data
  const minutes = Math.max(1, Math.round(reading.words / WORDS_A_MINUTE))
  return {
    id,
    title,
    excerpt,
    image: coverPath(id),
    imageAlt: cover.alt,
    author: { name: author.name, role: author.role },
    date,
    ...(updated && { updated }),
    readTime: `${minutes} min read`,
    category,
    categoryLabel: hub.label,
    tags,
  }
}

let kept: Promise<Article[]> | undefined

/**
 * All articles and guides, newest first, with everything they name looked up. All content is checked before.
 * @throws ContentError whose message an owner can act on
 */
export function library(): Promise<Article[]> {
  if (!kept || import.meta.env.DEV) kept = readLibrary()
  return kept
}
