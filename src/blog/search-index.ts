import { searchEntries } from '../../app/data/blog.ts'
import type { SearchEntry } from '../islands/search/search-index.ts'
import { articleById } from '../content/library.server.ts'

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
