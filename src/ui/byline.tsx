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

/** Date (YYYY-MM-DD) and read time of an article. */
export function ReadingFacts({ date, readTime }: { date: string; readTime: string }) {
  return (
    <p className="text-muted">
      <time dateTime={date}>{longDate(date)}</time> · {readTime}
    </p>
  )
}
