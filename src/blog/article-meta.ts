import { pageMeta } from '../lib/metadata.ts'
import type { ArticlePageData } from './article-page.server.tsx'

/** Head tags of an article or guide, or of the page for an unknown id. */
export function articleMeta(page: ArticlePageData | null) {
  if (!page)
    return pageMeta({
      title: 'Article not found',
      description: 'There is no article at this address. The blog lists all of them.',
      path: '/blog/404',
      index: false,
    })
  const { title, excerpt, author, date, tags } = page.summary
  return pageMeta({
    title,
    description: excerpt,
    path: page.path,
    facts: page.facts,
    type: 'article',
    article: { published: date, author: author.name, tags },
  })
}
