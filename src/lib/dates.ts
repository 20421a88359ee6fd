const months = 'January February March April May June July August September October November December'.split(' ')

/** 2026-03-04 as 4 March 2026. */
export function longDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${months[(month ?? 1) - 1]} ${year}`
}
