import { useDeferredValue, useEffect, useState } from 'react'
import type { ArticleSummary } from '../../lib/article-summary.ts'
import { LISTING_INDEX, loadIndex, matching } from './search-index.ts'

export type FoundArticles = { status: 'loading' | 'failed' } | { status: 'ready'; articles: ArticleSummary[] }

const fields = ({ title, excerpt, tags }: ArticleSummary) => [title, excerpt, ...tags]

/**
 * All articles whose title, excerpt or tags contain the term.
 * @returns undefined where nothing is searched for, so that the page shows its own list
 */
export function useFoundArticles(term: string): FoundArticles | undefined {
  const wanted = useDeferredValue(term.trim())
  const [index, setIndex] = useState<FoundArticles>({ status: 'loading' })
  useEffect(() => {
    if (!wanted) return
    let current = true
    loadIndex<ArticleSummary[]>(LISTING_INDEX).then(
      (articles) => current && setIndex({ status: 'ready', articles }),
      () => current && setIndex({ status: 'failed' }),
    )
    return () => {
      current = false
    }
  }, [wanted])
  if (!wanted) return undefined
  return index.status === 'ready' ? { status: 'ready', articles: matching(index.articles, wanted, fields) } : index
}
