import { search } from 'virtual:messages'
import { useEffect, useRef, useState } from 'react'
import { asTranslated } from '../../ui/as-translated.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { island } from '../island.tsx'
import { useAddress } from '../use-address.ts'
import { SearchResults, termInUrl } from './results.tsx'
import { SearchBox } from './search-box.tsx'
import { loadIndex, matching, type SearchIndex } from './search-index.ts'

export type BlogSearchProps = {
  /** The first button; it shows all articles again. */
  all: string
  categories: { label: string; href: string }[]
}

/** The blog's search and categories, and what they find, which stands further down in the place of the latest articles. */
export const BlogSearch = island(Search)

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
      if (termInUrl() === sent.current) return
      sent.current = termInUrl()
      put(sent.current)
    }
  })
  useEffect(() => {
    // What was typed before React came counts, else what the address says.
    const typed = box.current?.value
    if (typed) {
      sent.current = termInUrl()
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
      <SearchResults term={term ?? ''} status={index.status} results={results} />
    </>
  )
}
