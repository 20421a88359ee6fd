import { search } from 'virtual:messages'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ArticleSummary } from '../../lib/article-summary.ts'
import { fill } from '../../lib/fill.ts'
import { tabStorage } from '../../lib/storage.ts'
import { ArticleCards } from '../../ui/article-card.tsx'
import { Button } from '../../ui/button.tsx'
import { type SearchEntry, type SearchIndex, wordsOf } from './search-index.ts'

/** Where the listing has its own articles, and the empty place for those that are found. */
export const LATEST_ID = 'latest'
export const RESULTS_ID = 'results'

export const termInUrl = () => new URLSearchParams(location.search).get('search') ?? ''

/** What a term finds, in the place of the latest articles. Nothing where there is no term. */
export function SearchResults({
  term,
  status,
  results,
}: {
  term: string
  status: SearchIndex['status']
  results: SearchEntry[]
}) {
  const searching = wordsOf(term).length > 0
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useEffect(() => setPlace(document.getElementById(RESULTS_ID)), [])
  useLayoutEffect(() => {
    for (const part of document.querySelectorAll<HTMLElement>(`#${LATEST_ID}, [data-not-searching]`))
      part.hidden = searching
  }, [searching])
  const rendered = searching && status === 'ready' && place !== null
  const wasRendered = useRef(false)
  useLayoutEffect(() => {
    if (!rendered) return
    if (termInUrl() && !wasRendered.current) restoreScroll()
    wasRendered.current = true
    return saveScrollOnLeave()
  }, [rendered])

  if (!searching || !place) return null
  return createPortal(
    <div aria-busy={status === 'loading'}>
      <h2 className="display mb-8 text-2xl">{search.heading}</h2>
      {status === 'failed' && <p role="alert">{search.headingFailed}</p>}
      {status === 'ready' && results.length === 0 && (
        <div>
          <p className="text-lg font-semibold">{search.nothing}</p>
          <p className="mt-1 text-muted">{search.nothingHint}</p>
        </div>
      )}
      {status === 'ready' && <ArticleGrid articles={results} />}
    </div>,
    place,
  )
}

/** So many cards are drawn at once; a term that every one of a thousand articles has must not stop the page. */
const CARDS_AT_ONCE = 30

/** Articles as cards. A long list is drawn in steps, each asked for with a button. */
export function ArticleGrid({ articles }: { articles: ArticleSummary[] }) {
  const [most, setMost] = useState(CARDS_AT_ONCE)
  const left = articles.length - most
  return (
    <>
      <ArticleCards articles={articles.slice(0, most)} action={search.readMore} />
      {left > 0 && (
        <Button variant="outline" className="mt-8" onClick={() => setMost(most + CARDS_AT_ONCE)}>
          {fill(search.more, { n: Math.min(left, CARDS_AT_ONCE), all: articles.length })}
        </Button>
      )}
    </>
  )
}

/** The key in `sessionStorage`. */
const KEY = 'search-place'

/** Notes how far down the results a visitor was when the page is left. @returns ends it */
function saveScrollOnLeave(): () => void {
  const note = () => tabStorage.set(KEY, JSON.stringify([location.href, scrollY]))
  addEventListener('pagehide', note)
  return () => removeEventListener('pagehide', note)
}

/** Goes back there. The browser has looked for the place before the results were fetched, when the page was shorter. */
function restoreScroll(): void {
  const [load] = performance.getEntriesByType('navigation')
  if (!(load instanceof PerformanceNavigationTiming) || load.type === 'navigate') return
  const [address, top] = JSON.parse(tabStorage.get(KEY) ?? '[]')
  if (address === location.href) scrollTo({ top, behavior: 'instant' })
}
