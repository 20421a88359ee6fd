import type { ReactNode } from 'react'
import type { ArticleSummary } from '../lib/article-summary.ts'
import { longDate } from '../lib/dates.ts'

/** A person as initials in a disc. */
export function Initials({ name }: { name: string }) {
  const letters = name
    .split(' ')
    .map((part) => part[0] ?? '')
    .join('')
  return (
    <span
      aria-hidden="true"
      className="grid size-10 min-w-0 flex-none place-items-center rounded-full bg-sand text-sm font-semibold"
    >
      {letters}
    </span>
  )
}

type BylineProps = Pick<ArticleSummary, 'author' | 'date' | 'readTime'> & { className: string; children: ReactNode }

/** Who wrote an article, when, and how long it takes to read. */
export function Byline({
  author,
  date,
  readTime,
  className,
  children,
  changed,
}: BylineProps & { changed?: ReactNode }) {
  return (
    <div className={`beside items-center gap-3 text-sm ${className}`}>
      <Initials name={author.name} />
      <div>
        <p>{children}</p>
        <p className="text-muted">
          <time dateTime={date}>{longDate(date)}</time> · {readTime}
        </p>
        {changed}
      </div>
    </div>
  )
}
