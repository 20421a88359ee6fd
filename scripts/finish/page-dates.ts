import { type Category, hubs } from '../../app/data/blog.ts'

type Dated = { date: string }

/**
 * When the pages made of articles last changed, by path, as YYYY-MM-DD: an article on its own date, the blog and its
 * hubs on that of the newest article they show. Other pages keep no date, so they are not in the map.
 * @param articles all of them
 * @param inHub those that a hub's page shows
 */
export function pageDates(
  articles: (Dated & { id: string })[],
  inHub: (category: Category) => Dated[],
): Map<string, string> {
  const dates = new Map(articles.map(({ id, date }) => [`/blog/${id}`, date]))
  const newest = (path: string, shown: Dated[]) => {
    const date = shown
      .map((article) => article.date)
      .sort()
      .at(-1)
    if (date) dates.set(path, date)
  }
  newest('/blog', articles)
  for (const { slug, category } of hubs) newest(`/blog/${slug}`, inHub(category))
  return dates
}
