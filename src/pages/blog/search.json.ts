import type { APIRoute } from 'astro'
import { getSingleton, requireEntry } from '../../content/entries.ts'
import { getArticles } from '../../data/articles.ts'
import type { SearchEntry } from '../../islands/search/search-index.ts'

/** The entries of the search dropdown. */
export const GET: APIRoute = async () => {
  const [{ searchEntries }, articles] = await Promise.all([getSingleton('blog'), getArticles()])
  const entries = searchEntries.map(({ article: id, route }): SearchEntry => {
    const { summary, hub } = requireEntry(articles, id)
    const { title, excerpt, category, tags } = summary
    return { id, title, excerpt, category, badge: hub.badge, tags, route }
  })
  return Response.json(entries)
}
