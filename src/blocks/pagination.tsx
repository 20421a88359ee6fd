import { lists } from 'virtual:messages'
import { fill } from '../lib/fill.ts'

/**
 * Links between the pages of a list, newest first.
 * @param start address of page 1; page n is `start/page/n`
 */
export function Pagination({ start, page, count }: { start: string; page: number; count: number }) {
  if (count < 2) return null
  const to = (number: number) => (number === 1 ? start : `${start}/page/${number}`)
  return (
    <nav
      aria-label={lists.pages}
      className="mt-12 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6"
    >
      {page > 1 ? (
        <a href={to(page - 1)} rel="prev" className="link inline-flex min-h-11 items-center">
          {lists.newer}
        </a>
      ) : (
        <span />
      )}
      <ol className="flex flex-wrap gap-1">
        {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <a
              href={to(number)}
              aria-label={fill(lists.page, { n: number })}
              aria-current={number === page ? 'page' : undefined}
              className="grid size-11 place-items-center rounded-control figures hover:bg-sand aria-[current=page]:bg-ink aria-[current=page]:text-paper"
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < count ? (
        <a href={to(page + 1)} rel="next" className="link inline-flex min-h-11 items-center">
          {lists.older}
        </a>
      ) : (
        <span />
      )}
    </nav>
  )
}
