import { articlePath, hubs } from '../../app/data/blog.ts'
import type { LibraryArticle } from '../../app/lib/content/library.server.ts'

/**
 * When the pages made of articles last changed, by path, as YYYY-MM-DD: an article on its own date, the blog and its
 * hubs on that of the newest article they list. Other pages keep no date, so they are not in the map.
 */
export function pageDates(articles: Pick<LibraryArticle, 'source'>[]): Map<string, string> {
  const dates = new Map(articles.map(({ source }) => [articlePath(source.id), source.date]))
  const newest = (path: string, listed: typeof articles) => {
    const date = listed
      .map(({ source }) => source.date)
      .sort()
      .at(-1)
    if (date) dates.set(path, date)
  }
  newest('/blog', articles)
  for (const { slug, category } of hubs)
    newest(
      `/blog/${slug}`,
      articles.filter(({ source }) => source.id.startsWith(`${category}-`)),
    )
  return dates
}
