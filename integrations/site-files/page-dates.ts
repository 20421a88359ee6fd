type Dated = { id: string; date: string; updated?: string | undefined; category: string }

/**
 * When the pages made of articles last changed, by path, as YYYY-MM-DD: an article on its own date, the blog and its
 * hubs on that of their newest article. Other pages keep no date, so they are not in the map.
 */
export function pageDates(articles: Dated[], hubs: { slug: string; category: string }[]): Map<string, string> {
  const dates = new Map(articles.map(({ id, date, updated }) => [`/blog/${id}`, updated ?? date]))
  const newest = (path: string, shown: Dated[]) => {
    const date = shown
      .map(({ date, updated }) => updated ?? date)
      .sort()
      .at(-1)
    if (date) dates.set(path, date)
  }
  newest('/blog', articles)
  for (const { slug, category } of hubs)
    newest(
      `/blog/${slug}`,
      articles.filter((article) => article.category === category),
    )
  return dates
}
