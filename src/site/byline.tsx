const months = 'January February March April May June July August September October November December'.split(' ')

/** 2026-03-04 as 4 March 2026. By hand: making a formatter of `Intl` would hold up a slow phone on every page with dates. */
function longDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${months[(month ?? 1) - 1]} ${year}`
}

/** A person as initials in a disc. */
export function Initials({ name }: { name: string }) {
  const letters = name
    .split(' ')
    .map((part) => part[0] ?? '')
    .join('')
  return (
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center rounded-full bg-sand text-sm font-semibold"
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
