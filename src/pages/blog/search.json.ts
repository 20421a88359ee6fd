import type { APIRoute } from 'astro'
import { getPageContent } from '../../content/entries.ts'
import { getArticles } from '../../data/articles.ts'
import type { SearchEntry } from '../../islands/search/search-index.ts'

/** The search index: the entries that `pages/blog.yaml` lists, in its order, then all other articles and guides. */
export const GET: APIRoute = async () => {
  const [{ blog }, articles] = await Promise.all([getPageContent(), getArticles()])
  const place = (id: string) => {
    const index = blog.searchEntries.findIndex(({ article }) => article === id)
    return index < 0 ? blog.searchEntries.length : index
  }
  const entries = articles.map(
    ({ id, summary }): SearchEntry => ({ ...summary, route: blog.searchEntries[place(id)]?.route ?? `/blog/${id}` }),
  )
  return Response.json(entries.sort((a, b) => place(a.id) - place(b.id)))
}
