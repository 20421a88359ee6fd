import { Breadcrumb } from '../site/breadcrumb.tsx'
import { hubOfCategory } from '../../app/data/blog.ts'
import { serviceBySlug } from '../../app/data/services/index.ts'
import { articleById, type LibraryArticle } from '../content/library.server.ts'
import { neighbours } from '../content/pages.server.ts'
import { STATIC_MARK } from '../../app/lib/static-html.ts'
import { staticMarkup } from '../../app/lib/static-markup.server.ts'
import { blogPosting, breadcrumbList, jsonLd } from '../lib/structured-data.ts'
import { AfterArticle } from './after-article.tsx'
import { ArticleOpening, Contents, InertButtons } from './article-parts.tsx'

/** A table of contents stands over an article with at least this many parts. */
const CONTENTS_FROM = 3

/** The services the text leads to, in the order it names them. */
function servicesOf({ rendered }: LibraryArticle) {
  const slugs = new Set(rendered.links.flatMap((link) => /^\/services\/([^/?#]+)/.exec(link)?.[1] ?? []))
  return [...slugs].flatMap((slug) => {
    const service = serviceBySlug(slug)
    return service ? [{ slug, name: service.name, lead: service.hero.heading }] : []
  })
}

function render(article: LibraryArticle, category: string | undefined) {
  const { source, summary, rendered } = article
  const hub = hubOfCategory(source.category)
  const path = `/blog/${source.id}`
  const parts = rendered.headings.filter(({ level }) => level === 2)
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Blog', path: '/blog' },
    { name: hub.label, path: `/blog/${hub.slug}` },
    { name: summary.title, path },
  ]
  const facts = jsonLd(
    blogPosting({ ...summary, path, words: rendered.words, section: summary.categoryLabel }),
    breadcrumbList(crumbs),
  )
  return {
    summary,
    path,
    facts,
    badge: category ?? null,
    breadcrumb: staticMarkup(<Breadcrumb crumbs={crumbs} />),
    opening: staticMarkup(<ArticleOpening summary={summary} />),
    contents: parts.length >= CONTENTS_FROM ? staticMarkup(<Contents parts={parts} />) : null,
    body: STATIC_MARK + rendered.html,
    reactions: staticMarkup(<InertButtons labels={['Comments (12)', 'Bookmark']} />),
    after: staticMarkup(
      <AfterArticle {...neighbours(source.id, source.category)} services={servicesOf(article)} hub={hub} />,
    ),
  }
}

/**
 * What an article page shows.
 * @param category the category in the address, where there is one; it takes no part in the lookup
 * @returns null for an unknown id
 */
export function articlePage(id: string, category: string | undefined) {
  const article = articleById(id)
  return article ? render(article, category) : null
}

export type ArticlePageData = ReturnType<typeof render>
