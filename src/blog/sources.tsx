import type { ArticlePageData } from '../data/article-page.ts'
import { longDate } from '../lib/dates.ts'

/** Where an article's facts about platforms come from, and when each was last read. */
export function Sources({ sources }: { sources: ArticlePageData['sources'] }) {
  if (sources.length === 0) return null
  return (
    <section className="mt-12 border-t border-line pt-5 text-sm text-muted">
      <h2 className="font-semibold text-ink">Sources</h2>
      <ul className="mt-2 grid gap-1">
        {sources.map(({ title, url, read }) => (
          <li key={url}>
            <a href={url} className="link">
              {title}
            </a>
            {read && `, read ${longDate(read)}`}
          </li>
        ))}
      </ul>
    </section>
  )
}
