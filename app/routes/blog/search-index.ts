import { searchEntries } from '../../data/blog.ts'
import type { SearchEntry } from '../../features/search/search-index.ts'
import { articleById } from '../../lib/content/library.server.ts'

/** The index of the search dropdown, written at build. */
export function loader() {
  return Response.json(
    searchEntries.flatMap(([id, route]): SearchEntry[] => {
      const summary = articleById(id)?.summary
      return summary
        ? [
            {
              id,
              title: summary.title,
              excerpt: summary.excerpt,
              category: summary.category,
              tags: summary.tags,
              route,
            },
          ]
        : []
    }),
  )
}
