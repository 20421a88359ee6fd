import type { APIRoute } from 'astro'
import { getArticles } from '../../data/articles.ts'

/** Every article, for the listing's search. */
export const GET: APIRoute = async () => {
  const articles = await getArticles()
  return Response.json(articles.filter(({ kind }) => kind === 'article').map(({ summary }) => summary))
}
