import type { APIRoute } from 'astro'
import { record } from '../../content/entries.server.ts'
import { library } from '../../content/library.server.ts'
import { ContentError } from '../../content/problem.ts'
import type { SearchEntry } from '../../islands/search/search-index.ts'

/** The entries of the search dropdown. */
export const GET: APIRoute = async () => {
  const [{ searchEntries }, articles] = await Promise.all([record('blog'), library()])
  const entries = searchEntries.map(({ article: id, route }): SearchEntry => {
    const article = articles.find((one) => one.id === id)
    if (!article) throw new ContentError(`content/blog.yaml: there is no article "${id}" for the search dropdown.`)
    const { title, excerpt, category, tags } = article.summary
    return { id, title, excerpt, category, badge: article.hub.badge, tags, route }
  })
  return Response.json(entries)
}
