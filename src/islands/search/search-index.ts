import type { ArticleSummary } from '../../lib/article-summary.ts'

/** One entry of the search index, as served in JSON. */
export type SearchEntry = ArticleSummary & { route: string }

/** Cases, accents, widths and both kinds of apostrophe are the same to a search. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('’', "'")

/** The words of a term; none where only spaces were typed. */
export const wordsOf = (term: string): string[] => plain(term).split(/\s+/).filter(Boolean)

/**
 * Entries that contain every word of the term, each anywhere in title, excerpt, category or tags. A word is text and never
 * a pattern.
 */
export function matching(entries: SearchEntry[], term: string): SearchEntry[] {
  const words = wordsOf(term)
  return entries.filter(({ title, excerpt, category, categoryLabel, tags }) => {
    const text = plain([title, excerpt, category, categoryLabel, ...tags].join('\n'))
    return words.every((word) => text.includes(word))
  })
}

export type SearchIndex = { status: 'idle' | 'loading' | 'failed' } | { status: 'ready'; entries: SearchEntry[] }

let loading: Promise<SearchEntry[]> | undefined

/** Fetches the index once; a failed fetch is tried again the next time. */
export function loadIndex(): Promise<SearchEntry[]> {
  loading ??= fetch('/blog/search.json').then((response) => {
    if (!response.ok) throw new Error(`The search index answered ${response.status}.`)
    return response.json()
  })
  loading.catch(() => {
    loading = undefined
  })
  return loading
}
