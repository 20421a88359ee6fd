import type { APIRoute } from 'astro'
import { getPageContent } from '../content/entries.ts'
import { getArticles } from '../data/articles.ts'
import { atomFeed } from '../data/feed.ts'
import { fill } from '../lib/fill.ts'
import { settings } from '../lib/settings.ts'

export const GET: APIRoute = async () => {
  const { feed } = (await getPageContent()).blog
  const description = fill(feed, { siteName: settings.name })
  return new Response(atomFeed(await getArticles(), { name: settings.name, url: settings.url, description }), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  })
}
