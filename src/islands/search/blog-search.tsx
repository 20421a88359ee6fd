import { search } from 'virtual:messages'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { asTranslated } from '../../ui/as-translated.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { island } from '../island.tsx'
import { useAddress } from '../use-address.ts'
import { ArticleGrid } from './article-grid.tsx'
import { findPlace, notePlace } from './results-place.ts'
import { SearchBox } from './search-box.tsx'
import { loadIndex, matching, type SearchEntry, type SearchIndex, wordsOf } from './search-index.ts'

/** Where the listing has its own articles, and the empty place for those that are found. */
export const LATEST_ID = 'latest'
export const FOUND_ID = 'found'

export type BlogSearchProps = {
  /** The first button; it shows all articles again. */
  all: string
  categories: { label: string; href: string }[]
}

/** The blog's search and categories, and what they find, which stands further down in the place of the latest articles. */
export const BlogSearch = island(Search)

const askedTerm = () => new URLSearchParams(location.search).get('search') ?? ''
const addressOf = (term: string) => (term ? `/blog?search=${encodeURIComponent(term)}` : '/blog')

function Search({ all, categories }: BlogSearchProps) {
  const box = useRef<HTMLInputElement>(null)
  /** The term of this history entry; what is typed since is in the address too, but is not yet a step to go back to. */
  const sent = useRef('')
  const [term, setTerm] = useState<string>()
  const [index, setIndex] = useState<SearchIndex>({ status: 'idle' })

  const load = () => {
    if (index.status === 'ready' || index.status === 'loading') return
    setIndex({ status: 'loading' })
    loadIndex().then(
      (entries) => setIndex({ status: 'ready', entries }),
      () => setIndex({ status: 'failed' }),
    )
  }
  const type = (next: string) => {
    setTerm(next)
    load()
  }
  /** Writes a term into the box, where otherwise what a visitor types is. */
  const put = (next: string) => {
    if (box.current) box.current.value = next
    type(next)
  }
  const send = (next: string) => {
    put(next)
    if (next === sent.current) return
    history.replaceState(history.state, '', addressOf(sent.current))
    history.pushState(null, '', addressOf(next))
    sent.current = next
  }
  /** The search is over: Back comes to the listing without it. */
  const end = () => {
    put('')
    sent.current = ''
    history.replaceState(history.state, '', addressOf(''))
  }
  useAddress(term === undefined ? undefined : { search: term.trim() })

  const showAsked = useRef(() => {})
  useEffect(() => {
    showAsked.current = () => {
      if (askedTerm() === sent.current) return
      sent.current = askedTerm()
      put(sent.current)
    }
  })
  useEffect(() => {
    // What was typed before React came counts, else what the address says.
    const typed = box.current?.value
    if (typed) {
      sent.current = askedTerm()
      setTerm(typed)
    } else showAsked.current()
    const moved = () => showAsked.current()
    addEventListener('popstate', moved)
    return () => removeEventListener('popstate', moved)
  }, [])

  const results = index.status === 'ready' && term ? matching(index.entries, term) : []

  return (
    <>
      <div className="needs-script mt-8">
        <SearchBox
          box={box}
          term={term ?? ''}
          index={index}
          results={results}
          onReach={load}
          onType={type}
          onEnd={end}
          onSend={send}
        />
      </div>
      <ul aria-label={search.categories} className="mt-5 flex flex-wrap gap-2.5">
        <li className="needs-script">
          <Button
            variant="quiet"
            aria-current={true}
            onClick={() => send('')}
            className="px-4 text-sm aria-[current=true]:border-ink aria-[current=true]:bg-ink aria-[current=true]:text-paper"
          >
            {all}
          </Button>
        </li>
        {categories.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className={buttonClass('quiet', 'px-4 text-sm')} {...asTranslated}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <Found term={term ?? ''} status={index.status} results={results} />
    </>
  )
}

/** What a term finds, in the place of the latest articles. Nothing where there is no term. */
function Found({ term, status, results }: { term: string; status: SearchIndex['status']; results: SearchEntry[] }) {
  const searching = wordsOf(term).length > 0
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useEffect(() => setPlace(document.getElementById(FOUND_ID)), [])
  useLayoutEffect(() => {
    for (const part of document.querySelectorAll<HTMLElement>(`#${LATEST_ID}, [data-not-searching]`))
      part.hidden = searching
  }, [searching])
  const drawn = searching && status === 'ready' && place !== null
  const wasDrawn = useRef(false)
  useLayoutEffect(() => {
    if (!drawn) return
    if (askedTerm() && !wasDrawn.current) findPlace()
    wasDrawn.current = true
    return notePlace()
  }, [drawn])

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
