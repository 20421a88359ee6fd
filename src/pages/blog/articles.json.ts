import type { APIRoute } from 'astro'
import { library } from '../../data/articles.ts'

/** Every article, for the listing's search. */
export const GET: APIRoute = async () => {
  const articles = await library()
  return Response.json(articles.filter(({ kind }) => kind === 'article').map(({ summary }) => summary))
}
