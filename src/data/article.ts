import { type Data, requireEntry } from '../content/collections.ts'
import type { Text } from '../content/entries.ts'
import type { PageContent } from '../content/page-content.ts'
import { publicationState, unpublishedLabel } from '../content/publication.ts'
import type { ArticleSummary } from '../lib/article-summary.ts'
import { fill } from '../lib/fill.ts'
import { coverPath, picturePath } from '../lib/picture-paths.ts'

/** How fast a visitor reads, in words a minute. */
const WORDS_A_MINUTE = 220

/** A text with what it has become, before what it names is looked up. */
type KindedText = Text<Data<'articles'> | Data<'guides'>> & { kind: 'article' | 'guide' }
export type Article = KindedText & { hub: Data<'hubs'>; summary: ArticleSummary }

/** An article or guide with everything that it names looked up. */
export function toArticle(text: KindedText, content: Pick<PageContent, 'people' | 'hubs' | 'articlePage'>): Article {
  const { id, data, metadata } = text
  const author = requireEntry(content.people, data.author).data
  const hub = requireEntry(content.hubs, data.category).data
  const mark = unpublishedLabel(publicationState(text))
  const minutes = Math.max(1, Math.round(metadata.words / WORDS_A_MINUTE))
  const summary = {
    id,
    title: data.title,
    excerpt: data.excerpt,
    image: picturePath(data.cover, coverPath(id)),
    imageAlt: data.cover.alt,
    imageCaption: 'caption' in data.cover ? data.cover.caption : undefined,
    author: { name: author.name, role: author.role, sample: author.sample },
    date: data.date,
    updated: data.updated,
    readTime: fill(content.articlePage.readTime, { minutes }),
    category: data.category,
    categoryLabel: mark ? `${mark}: ${hub.label}` : hub.label,
    tags: data.tags,
  }
  return { ...text, hub, summary }
}

/** Newest first. */
export const newestFirst = (a: Article, b: Article) =>
  b.data.date.localeCompare(a.data.date) || a.id.localeCompare(b.id)
