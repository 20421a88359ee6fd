import { join } from 'node:path'
import { authors } from '../../app/data/authors.ts'
import { type Category, hubOfCategory } from '../../app/data/blog.ts'
import { coverPath } from '../../integrations/pictures/names.ts'
import { checkLinks } from './check-links.ts'
import { ContentError } from './problem.ts'
import { type ArticleSource, readArticles } from './read-articles.ts'
import { type RenderedArticle, renderMarkdown } from './render-markdown.ts'

/** How fast a visitor reads, in words a minute. */
const WORDS_A_MINUTE = 220

/** What cards, lists and search know of an article. Dates are YYYY-MM-DD. */
export type ArticleSummary = {
  id: string
  kind: 'article' | 'guide'
  title: string
  excerpt: string
  image: string
  imageAlt: string
  author: { name: string; role: string }
  date: string
  /** As shown: "6 min read". */
  readTime: string
  category: Category
  /** As on badges: "SEO & Growth". */
  categoryLabel: string
  tags: string[]
}
export type LibraryArticle = { source: ArticleSource; rendered: RenderedArticle; summary: ArticleSummary }

function summarise(source: ArticleSource, words: number): ArticleSummary {
  const { id, kind, title, excerpt, author, date, category, tags, cover } = source
  const minutes = Math.max(1, Math.round(words / WORDS_A_MINUTE))
  return {
    id,
    kind,
    title,
    excerpt,
    image: coverPath(id),
    imageAlt: cover.alt,
    author: authors[author],
    date,
    readTime: `${minutes} min read`,
    category,
    categoryLabel: hubOfCategory(category).label,
    tags,
  }
}

function renderOne(source: ArticleSource): LibraryArticle {
  try {
    const rendered = renderMarkdown(source.id, source.markdown)
    return { source, rendered, summary: summarise(source, rendered.words) }
  } catch (error) {
    throw new ContentError(`${source.file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const rendered = new Map<string, { markdown: string; article: LibraryArticle }>()

/**
 * A build has this module twice in one process: in its configuration, which lists the pages, and in the bundle that
 * renders them. Both share the articles, since the framework gives the bundle's first request 10 s, which is less than
 * a thousand articles take.
 */
const shared = globalThis as { libraryOfThisBuild?: LibraryArticle[] }

/**
 * All articles and guides, newest first, checked and rendered. Built once for a build; while developing, files are
 * read again on every call, so that a saved article shows at once.
 * @throws ContentError whose message an editor can act on
 */
export function library(): LibraryArticle[] {
  if (shared.libraryOfThisBuild && !import.meta.env?.DEV) return shared.libraryOfThisBuild
  const sources = readArticles(join(process.cwd(), 'content'))
  const articles = sources.map((source) => {
    const key = JSON.stringify(source)
    const kept = rendered.get(source.id)
    if (kept?.markdown === key) return kept.article
    const article = renderOne(source)
    rendered.set(source.id, { markdown: key, article })
    return article
  })
  checkLinks(articles)
  shared.libraryOfThisBuild = articles
  return articles
}

export function articleById(id: string): LibraryArticle | undefined {
  return library().find(({ source }) => source.id === id)
}
