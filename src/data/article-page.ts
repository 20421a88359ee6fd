import { lists } from 'virtual:messages'
import type { PageContent } from '../content/page-content.ts'
import type { Article } from './article.ts'
import type { Lists } from './blog-lists.ts'
import { listedServices } from './services.ts'

/** A table of contents stands over an article with at least this many parts. */
const CONTENTS_FROM = 3

/** The services the text leads to, in the order it names them. */
function servicesOf({ reading }: Article, { services }: PageContent) {
  const slugs = new Set(reading.links.flatMap((link) => /^\/services\/([^/?#]+)/.exec(link)?.[1] ?? []))
  return listedServices(services, [...slugs])
}

/** What an article's page shows beside its text. */
export function articlePage(article: Article, content: PageContent, { neighbours }: Lists) {
  const { id, hub, summary, reading, html, data } = article
  const path = `/blog/${id}`
  const parts = reading.headings.filter(({ level }) => level === 2)
  return {
    path,
    summary,
    html,
    hub,
    sample: data.sample ?? false,
    sources: data.sources ?? [],
    words: reading.words,
    crumbs: [
      { name: lists.home, path: '/' },
      { name: lists.blog, path: '/blog' },
      { name: hub.label, path: `/blog/${hub.slug}` },
      { name: summary.title, path },
    ],
    contents: parts.length >= CONTENTS_FROM ? parts : [],
    services: servicesOf(article, content),
    ...neighbours.get(id),
  }
}

export type ArticlePageData = ReturnType<typeof articlePage>
