import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { hubOfCategory } from '../../../app/data/blog.ts'
import { DROPDOWN_INDEX, dropdownFields, loadIndex, matching, type SearchEntry } from './search-index.ts'

/** How long the list stays after the focus has left. */
export const CLOSE_AFTER_BLUR_MS = 200
export const SHOWN_RESULTS = 6

type IndexState = { status: 'idle' | 'loading' | 'failed' } | { status: 'ready'; entries: SearchEntry[] }

/**
 * The blog's search: a combobox over the index, after the WAI-ARIA pattern.
 * @param term what stands in the box
 * @param onCommit the visitor asks for the whole list of results
 */
export function SearchBox({
  term,
  onTerm,
  onCommit,
}: {
  term: string
  onTerm: (term: string) => void
  onCommit: (term: string) => void
}) {
  const navigate = useNavigate()
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [index, setIndex] = useState<IndexState>({ status: 'idle' })
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  useEffect(() => () => clearTimeout(closing.current), [])
  // What was typed before hydration stands in the box, and React does not know of it.
  useEffect(() => {
    const early = box.current?.value
    if (early) onTerm(early)
  }, [onTerm])

  const load = () => {
    if (index.status === 'ready' || index.status === 'loading') return
    setIndex({ status: 'loading' })
    loadIndex<SearchEntry[]>(DROPDOWN_INDEX).then(
      (entries) => setIndex({ status: 'ready', entries }),
      () => setIndex({ status: 'failed' }),
    )
  }

  const literal = term.trim()
  const results = index.status === 'ready' ? matching(index.entries, literal, dropdownFields) : []
  const shown = results.slice(0, SHOWN_RESULTS)
  const visible = open && literal !== ''

  const enter = () => {
    clearTimeout(closing.current)
    load()
    setOpen(true)
  }
  const leave = (event: FocusEvent<HTMLElement>) => {
    // Focus that moves into the list has not left.
    if (event.currentTarget.contains(event.relatedTarget)) return
    clearTimeout(closing.current)
    closing.current = setTimeout(() => setOpen(false), CLOSE_AFTER_BLUR_MS)
  }
  const change = (next: string) => {
    onTerm(next)
    setActive(-1)
    setOpen(true)
  }
  const go = (entry: SearchEntry) => {
    change('')
    setOpen(false)
    void navigate(entry.route, { viewTransition: true })
  }
  const commit = () => {
    setOpen(false)
    onCommit(literal)
  }

  const press = (event: KeyboardEvent) => {
    const count = shown.length
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      if (count > 0) setActive(event.key === 'ArrowDown' ? (active + 1) % count : (active <= 0 ? count : active) - 1)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const chosen = visible ? shown[active] : undefined
      if (chosen) go(chosen)
      else commit()
    } else if (event.key === 'Escape') {
      if (visible) setOpen(false)
      else change('')
      setActive(-1)
    }
  }

  /** Escape on a result leads back to the box, where the search can go on. */
  const leaveList = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.target === box.current || !visible) return
    box.current?.focus()
    setOpen(false)
  }

  const status =
    index.status === 'failed'
      ? 'The search index did not load. Press Enter to try the whole list.'
      : index.status !== 'ready'
        ? 'Loading…'
        : results.length === 0
          ? `No articles found for "${literal}"`
          : `Search Results (${results.length})`

  return (
    <search className="relative block w-full max-w-2xl" onFocus={enter} onBlur={leave} onKeyDown={leaveList}>
      <div className="flex items-center rounded-control border-2 border-ink bg-surface focus-within:border-kite-strong">
        <svg
          aria-hidden="true"
          viewBox="0 0 20 20"
          className="ml-4 size-5 shrink-0 text-muted"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        >
          <circle cx="8.500" cy="8.500" r="5.500" />
          <path d="m13 13 4.500 4.500" />
        </svg>
        <input
          ref={box}
          role="combobox"
          aria-label="Search articles"
          aria-autocomplete="list"
          aria-expanded={visible}
          aria-controls={`${id}-list`}
          aria-activedescendant={visible && active >= 0 ? `${id}-${active}` : undefined}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder="Reviews, budget, captions…"
          value={term}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={press}
          className="min-h-13 w-0 grow bg-transparent px-3 text-base placeholder:text-muted focus:outline-none"
        />
        {term !== '' && (
          <button
            type="button"
            aria-label="Clear search"
            onClick={() => {
              change('')
              onCommit('')
              box.current?.focus()
            }}
            className="mr-1.5 grid size-11 shrink-0 place-items-center rounded-control hover:bg-sand"
          >
            <svg
              aria-hidden="true"
              viewBox="0 0 20 20"
              className="size-4"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
            >
              <path d="m4 4 12 12M16 4 4 16" />
            </svg>
          </button>
        )}
      </div>
      <p role="status" className="sr-only">
        {visible ? status : ''}
      </p>
      <div
        hidden={!visible}
        // A slow press keeps the focus in the box, so the list is still there when it ends.
        onMouseDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-10 mt-2 max-h-[min(28rem,60dvh)] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-2 text-left float-shadow"
      >
        <p className="px-3 py-2 text-sm font-semibold text-muted wrap-anywhere">{status}</p>
        <div role="listbox" id={`${id}-list`} aria-label="Search results">
          {shown.map((entry, position) => (
            <a
              key={entry.id}
              id={`${id}-${position}`}
              role="option"
              aria-selected={position === active}
              href={entry.route}
              onClick={() => {
                change('')
                setOpen(false)
              }}
              className="block rounded-control px-3 py-2.5 hover:bg-sand aria-selected:bg-sand"
            >
              <span className="flex items-baseline justify-between gap-4">
                <span className="font-semibold wrap-anywhere">{entry.title}</span>
                <span className="shrink-0 text-xs text-muted">{hubOfCategory(entry.category).badge}</span>
              </span>
              <span className="line-clamp-2 text-sm text-muted">{entry.excerpt}</span>
            </a>
          ))}
        </div>
        {results.length > SHOWN_RESULTS && (
          <button
            type="button"
            onClick={commit}
            className="mt-1 w-full rounded-control border-t border-line px-3 py-3 text-left font-semibold text-kite-strong hover:bg-sand"
          >
            View all {results.length} results
          </button>
        )}
      </div>
    </search>
  )
}
