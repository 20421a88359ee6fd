import { hubOfCategory } from '../../data/blog.ts'
import { serviceBySlug } from '../../data/services/index.ts'
import { articleById } from '../../lib/content/library.server.ts'
import { guides, neighbours } from '../../lib/content/pages.server.ts'

/** A table of contents stands over an article with at least this many parts. */
const CONTENTS_FROM = 3

/** What stands in the list of contents, and the services the text leads to. */
function outline(id: string) {
  const article = articleById(id)
  if (!article) return null
  const parts = article.rendered.headings.filter(({ level }) => level === 2)
  const slugs = new Set(article.rendered.links.flatMap((link) => /^\/services\/([^/?#]+)/.exec(link)?.[1] ?? []))
  const services = [...slugs].flatMap((slug) => {
    const service = serviceBySlug(slug)
    return service ? [{ slug, name: service.name, lead: service.hero.heading }] : []
  })
  return { article, contents: parts.length >= CONTENTS_FROM ? parts : [], services }
}

/**
 * What an article page shows.
 * @param category the category in the address, where there is one; it takes no part in the lookup
 * @returns null for an unknown id
 */
export function articlePage(id: string, category: string | undefined) {
  const found = outline(id)
  if (!found) return null
  const { article, contents, services } = found
  const hub = hubOfCategory(article.source.category)
  return {
    summary: article.summary,
    html: article.rendered.html,
    words: article.rendered.words,
    contents,
    services,
    hub: { slug: hub.slug, label: hub.label },
    badge: category ?? null,
    ...neighbours(id, article.source.category),
    emoji: article.source.emoji ?? null,
    guides:
      article.source.kind === 'guide'
        ? guides().map(({ source }) => ({ id: source.id, title: source.title, emoji: source.emoji ?? '' }))
        : [],
    path: `/blog/${id}`,
  }
}

export type ArticlePageData = NonNullable<ReturnType<typeof articlePage>>
