import type { CollectionEntry } from 'astro:content'
import { pagePaths } from '../content/addresses.ts'
import { checkLinks, linksIn } from '../content/check-links.ts'
import { type Data, requireEntry } from '../content/collections.ts'
import { getContent, getSingleton, getSorted, isShown } from '../content/entries.ts'
import { type Reading, readingOf } from '../content/markdown.ts'
import { DRAFT, opensOn, waitingMark } from '../content/publication.ts'
import { checkRelations } from '../content/relations.ts'
import type { ArticleSummary } from '../lib/article-summary.ts'
import { fill } from '../lib/fill.ts'
import { memo } from '../lib/memo.ts'
import { coverPath, picturePath } from '../lib/picture-paths.ts'
import { getBrand } from './brand.ts'
import { legalFacts } from './legal-page.ts'

/** How fast a visitor reads, in words a minute. */
const WORDS_A_MINUTE = 220

export type Hub = Data<'hubs'> & { category: string }

export type Article = {
  id: string
  kind: 'article' | 'guide'
  file: string
  data: Data<'articles'> | Data<'guides'>
  html: string
  reading: Reading
  hub: Hub
  summary: ArticleSummary
}

export async function getHubs(): Promise<Hub[]> {
  const hubs = await getSorted('hubs')
  return hubs.map(({ id, data }) => ({ ...data, category: id }))
}

type Written = CollectionEntry<'articles'> | CollectionEntry<'guides'>
type Person = { id: string; data: Data<'people'> }

/**
 * An entry with everything that it names looked up.
 * @param words how long it takes to read, with `{minutes}`
 */
export function toArticle(entry: Written, people: Person[], hubs: Hub[], words: string): Article {
  const { id, data, collection, rendered, filePath = id } = entry
  const reading = readingOf(rendered?.metadata)
  const author = requireEntry(people, data.author).data
  const hub = hubs.find(({ category }) => category === data.category)
  if (!hub) throw new Error(`There is no hub "${data.category}".`)
  const mark = waitingMark(opensOn(entry))
  const minutes = Math.max(1, Math.round(reading.words / WORDS_A_MINUTE))
  const summary = {
    id,
    title: data.title,
    excerpt: data.excerpt,
    image: picturePath(data.cover, coverPath(id)),
    imageAlt: data.cover.alt,
    ...('caption' in data.cover && data.cover.caption && { imageCaption: data.cover.caption }),
    author: { name: author.name, role: author.role, ...(author.sample && { sample: true }) },
    date: data.date,
    ...(data.updated && { updated: data.updated }),
    readTime: fill(words, { minutes }),
    category: data.category,
    categoryLabel: mark ? `${mark}: ${hub.label}` : hub.label,
    tags: data.tags,
  }
  const kind = collection === 'guides' ? 'guide' : 'article'
  return { id, kind, file: filePath, data, html: rendered?.html ?? '', reading, hub, summary }
}

/** What waits for its day is checked before that day. */
const isWritten = (entry: { data: object }) => isShown(entry) || opensOn(entry) !== DRAFT

/**
 * All articles and guides that are shown, newest first. All content is checked before.
 * @throws ContentError whose message an owner can act on
 */
export const getArticles = memo(async (): Promise<Article[]> => {
  const [content, company, { fonts }] = await Promise.all([getContent(), getSingleton('company'), getBrand()])
  checkRelations(content, Object.keys(legalFacts(company)), fonts)
  const [people, hubs, { readTime }] = await Promise.all([getSorted('people'), getHubs(), getSingleton('articlePage')])
  const entries = [...(await getSorted('articles', isWritten)), ...(await getSorted('guides', isWritten))]
  const articles = entries.map((entry) => toArticle(entry, people, hubs, readTime))
  const texts = articles.map(({ id, file, reading }) => ({ path: `/blog/${id}`, file, reading }))
  const fields = Object.values(content).flatMap((one) =>
    one.filter(isWritten).map(({ file, data }) => ({
      path: '',
      file,
      reading: { links: linksIn(data), images: [], problems: [], headings: [] },
    })),
  )
  checkLinks([...texts, ...fields], pagePaths(content))
  return articles.filter(isShown).sort((a, b) => b.data.date.localeCompare(a.data.date) || a.id.localeCompare(b.id))
})
