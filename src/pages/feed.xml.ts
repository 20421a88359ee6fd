import type { APIRoute } from 'astro'
import { getArticles } from '../data/articles.ts'
import { atomFeed } from '../data/feed.ts'
import { settings } from '../lib/settings.ts'

export const GET: APIRoute = async () => {
  const description = `Worked examples on marketing from ${settings.name}, each with something to do this afternoon.`
  return new Response(atomFeed(await getArticles(), { name: settings.name, url: settings.url, description }), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  })
}
