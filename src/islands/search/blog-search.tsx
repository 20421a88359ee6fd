import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { asTranslated } from '../../ui/as-translated.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Island } from '../island.tsx'
import { ArticleGrid } from './article-grid.tsx'
import { useFoundArticles } from './found-articles.ts'
import { FOUND_ID, LATEST_ID } from './places.ts'
import { findPlace, notePlace } from './results-place.ts'
import { SearchBox } from './search-box.tsx'

export type BlogSearchProps = {
  /** The first button; it shows all articles again. */
  all: string
  categories: { label: string; href: string }[]
}

/** The blog's search and categories, and what they find, which stands further down in the place of the latest articles. */
export function BlogSearch(props: BlogSearchProps) {
  return (
    <Island>
      <Search {...props} />
    </Island>
  )
}

const askedTerm = () => new URLSearchParams(location.search).get('search') ?? ''

function Search({ all, categories }: BlogSearchProps) {
  const box = useRef<HTMLInputElement>(null)
  const asked = useRef('')
  const [term, setTerm] = useState('')

  /** Writes a term into the box, where what a visitor types stands otherwise. */
  const put = (next: string) => {
    if (box.current) box.current.value = next
    setTerm(next)
  }
  const commit = (next: string) => {
    if (next === askedTerm()) return
    asked.current = next
    history.pushState(null, '', next ? `/blog?search=${encodeURIComponent(next)}` : '/blog')
  }

  useEffect(() => {
    // What was typed before React came stands in the box; else the address has its say.
    asked.current = askedTerm()
    const typed = box.current?.value
    if (typed) setTerm(typed)
    else if (asked.current) put(asked.current)
    const moved = () => {
      if (askedTerm() === asked.current) return
      asked.current = askedTerm()
      put(asked.current)
    }
    addEventListener('popstate', moved)
    return () => removeEventListener('popstate', moved)
  }, [])

  return (
    <>
      <div className="needs-script mt-8">
        <SearchBox box={box} term={term} onType={setTerm} onPut={put} onCommit={commit} />
      </div>
      <ul aria-label="Categories" className="mt-5 flex flex-wrap gap-2.5">
        <li className="needs-script">
          <Button
            variant="quiet"
            aria-pressed={true}
            onClick={() => {
              put('')
              commit('')
            }}
            className="px-4 text-sm aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
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
      <Found term={term} />
    </>
  )
}

function Found({ term }: { term: string }) {
  const found = useFoundArticles(term)
  const searching = found !== undefined
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useEffect(() => setPlace(document.getElementById(FOUND_ID)), [])
  useLayoutEffect(() => {
    for (const part of document.querySelectorAll<HTMLElement>(`#${LATEST_ID}, [data-not-searching]`))
      part.hidden = searching
  }, [searching])
  const drawn = found?.status === 'ready' && place !== null
  const wasDrawn = useRef(false)
  useLayoutEffect(() => {
    if (!drawn) return
    if (askedTerm() && !wasDrawn.current) findPlace()
    wasDrawn.current = true
    return notePlace()
  }, [drawn])

  if (!found || !place) return null
  return createPortal(
    <div aria-busy={found.status === 'loading'}>
      <h2 className="display mb-8 text-2xl">Search results</h2>
      {found.status === 'failed' && (
        <p role="alert">The list of articles did not load. Check your connection and type again.</p>
      )}
      {found.status === 'ready' && found.articles.length === 0 && (
        <div>
          <p className="text-lg font-semibold">No articles found</p>
          <p className="mt-1 text-muted">Try adjusting your search or filter criteria.</p>
        </div>
      )}
      {found.status === 'ready' && <ArticleGrid articles={found.articles} />}
    </div>,
    place,
  )
}
