const months = 'January February March April May June July August September October November December'.split(' ')

/** 2026-03-04 as 4 March 2026. */
export function longDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${months[(month ?? 1) - 1]} ${year}`
}

/**
 * A day as the moment that feeds and search engines ask for. At 10:00 UTC it is that day from Hawaii (UTC−10) to New
 * Zealand in summer (UTC+13); at midnight it would be the day before in all of America.
 * @param date YYYY-MM-DD
 */
export const momentOf = (date: string) => `${date}T10:00:00Z`
