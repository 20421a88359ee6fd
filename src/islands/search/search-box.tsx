import { search } from 'virtual:messages'
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { isComposing } from '../../lib/composing.ts'
import { fill } from '../../lib/fill.ts'
import { asTranslated } from '../../ui/as-translated.ts'
import { Icon } from '../../ui/icon.tsx'
import { type SearchEntry, type SearchIndex, wordsOf } from './search-index.ts'

/** How long the list stays after the focus has left. */
export const CLOSE_AFTER_BLUR_MS = 200
export const SHOWN_RESULTS = 6

type SearchBoxProps = {
  box: RefObject<HTMLInputElement | null>
  /** What is in the box, and what it finds. */
  term: string
  results: SearchEntry[]
  index: SearchIndex
  /** The index is wanted. */
  onReach: () => void
  onType: (term: string) => void
  /** A result was chosen, or the search given up. */
  onEnd: () => void
  /** Asks for the whole list of results. */
  onSend: (term: string) => void
}

/**
 * The blog's search: a combobox over the index, after the WAI-ARIA pattern. What is typed stands in the page's own field,
 * so that nothing writes over it.
 */
export function SearchBox({ box, term, index, results, onReach, onType, onEnd, onSend }: SearchBoxProps) {
  const id = useId()
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  useEffect(() => () => clearTimeout(closing.current), [])

  // On a low window the list scrolls with the choice, and the page with the list.
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  const literal = term.trim()
  const shown = results.slice(0, SHOWN_RESULTS)
  const visible = open && wordsOf(term).length > 0

  const enter = () => {
    clearTimeout(closing.current)
    onReach()
    setOpen(true)
  }
  const leave = (event: FocusEvent<HTMLElement>) => {
    // Focus that moves into the list has not left.
    if (event.currentTarget.contains(event.relatedTarget)) return
    clearTimeout(closing.current)
    closing.current = setTimeout(() => setOpen(false), CLOSE_AFTER_BLUR_MS)
  }
  // Reached for before React came, the box has the focus already.
  const entered = useRef(enter)
  useEffect(() => {
    if (document.activeElement === box.current) entered.current()
  }, [box])
  const type = (next: string) => {
    onType(next)
    setActive(-1)
    setOpen(true)
  }
  const clear = () => {
    onEnd()
    setActive(-1)
  }
  const go = (entry: SearchEntry) => {
    clear()
    setOpen(false)
    location.assign(entry.route)
  }
  const commit = () => {
    setOpen(false)
    onSend(box.current?.value.trim() ?? '')
  }

  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    const count = shown.length
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      if (count > 0) setActive(event.key === 'ArrowDown' ? (active + 1) % count : (active <= 0 ? count : active) - 1)
    } else if (event.key === 'Enter') {
      const chosen = visible ? shown[active] : undefined
      // Without one the form is submitted.
      if (!chosen) return
      event.preventDefault()
      go(chosen)
    } else if (event.key === 'Escape') {
      if (visible) setOpen(false)
      else clear()
      setActive(-1)
    }
  }

  /** Escape on a result leads back to the box, where the search can go on. */
  const leaveList = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || event.key !== 'Escape' || event.target === box.current || !visible) return
    box.current?.focus()
    setOpen(false)
  }

  const status = <Status index={index.status} term={literal} count={results.length} />

  return (
    <search className="relative block w-full max-w-2xl" onFocus={enter} onBlur={leave} onKeyDown={leaveList}>
      {/* A form, so that Enter is a submit, which is held where it comes before React. */}
      <form
        action="/blog"
        onSubmit={(event) => {
          event.preventDefault()
          commit()
        }}
        className="flex items-center rounded-control border-2 border-ink bg-surface has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-kite"
      >
        <Icon name="search" className="ml-4 size-5 shrink-0 text-muted" />
        <input
          ref={box}
          role="combobox"
          aria-label={search.box}
          aria-autocomplete="list"
          aria-expanded={visible}
          aria-controls={`${id}-list`}
          aria-activedescendant={visible && active >= 0 ? `${id}-${active}` : undefined}
          type="text"
          name="search"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={search.placeholder}
          dir="auto"
          onInput={(event) => type(event.currentTarget.value)}
          onKeyDown={press}
          className="min-h-13 w-0 grow bg-transparent px-3 text-base placeholder:text-muted focus:outline-none"
        />
        {term !== '' && (
          <button
            type="button"
            aria-label={search.clear}
            onClick={() => {
              onSend('')
              box.current?.focus()
            }}
            className="mr-1.5 grid size-11 shrink-0 place-items-center rounded-control hover:bg-sand"
          >
            <Icon name="close" className="size-4" />
          </button>
        )}
      </form>
      <p role="status" className="sr-only">
        {visible && status}
      </p>
      <div
        hidden={!visible}
        // A slow press keeps the focus in the box, so the list is still there when it ends.
        onMouseDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-10 mt-2 max-h-[min(28rem,60dvh)] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-2 text-left float-shadow"
      >
        <p className="px-3 py-2 text-sm font-semibold text-muted wrap-anywhere">{status}</p>
        <div role="listbox" id={`${id}-list`} aria-label={search.list}>
          {shown.map((entry, position) => (
            <a
              key={entry.id}
              id={`${id}-${position}`}
              role="option"
              aria-selected={position === active}
              href={entry.route}
              onClick={() => {
                clear()
                setOpen(false)
              }}
              className="block rounded-control px-3 py-2.5 hover:bg-sand aria-selected:bg-sand"
            >
              <span className="flex items-baseline justify-between gap-4">
                <span className="font-semibold wrap-anywhere">{entry.title}</span>
                <span className="shrink-0 text-xs text-muted">{entry.categoryLabel}</span>
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
            {fill(search.all, { n: results.length })}
          </button>
        )}
      </div>
    </search>
  )
}

/** How the search stands. Each sentence is an element of its own, that goes as a whole: its words may have been translated. */
function Status({ index, term, count }: { index: SearchIndex['status']; term: string; count: number }) {
  if (index === 'failed') return <span key="failed">{search.failed}</span>
  if (index !== 'ready')
    return (
      <span key="loading" {...asTranslated}>
        {search.loading}
      </span>
    )
  const [before, after] = search.none.split('{term}')
  if (count > 0) return <span key="found">{fill(search.found, { n: count })}</span>
  return (
    <span key="none">
      {before}
      <bdi>{term}</bdi>
      {after}
    </span>
  )
}
