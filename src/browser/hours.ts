const MINUTES_A_DAY = 1440

/** How far a zone is ahead of UTC at a moment, in minutes. */
function offsetOf(zone: string | undefined, at: Date): number {
  const parts = new Intl.DateTimeFormat('en', {
    ...(zone && { timeZone: zone }),
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at)
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value)
  const there = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return Math.round((there - at.getTime()) / 60_000)
}

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** 570 minutes as `9:30`; a time of another day says which. */
function written(minutes: number): string {
  const day = Math.floor(minutes / MINUTES_A_DAY)
  const within = minutes - day * MINUTES_A_DAY
  const time = `${Math.floor(within / 60)}:${String(within % 60).padStart(2, '0')}`
  return day === 0 ? time : `${time} the ${day > 0 ? 'next day' : 'day before'}`
}

/**
 * The same hours in another zone.
 * @param hours such as `09:00-19:00`
 * @param zone IANA name of the zone the hours are of
 * @param own IANA name of the visitor's zone; the browser's where it is left out
 * @returns undefined where both zones have the same time
 */
export function inOwnZone(hours: string, zone: string, at: Date, own?: string): string | undefined {
  const difference = offsetOf(own, at) - offsetOf(zone, at)
  if (difference === 0 || Number.isNaN(difference)) return undefined
  const [from = '', to = ''] = hours.split('-')
  return `${written(minutesOf(from) + difference)} to ${written(minutesOf(to) + difference)} your time`
}

/** Writes the visitor's own hours beside every stated hour below an element. */
export function showOwnHours(root: ParentNode): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-hours]')) {
    const own = inOwnZone(place.dataset.hours ?? '', place.dataset.zone ?? '', new Date())
    if (!own) continue
    place.textContent = place.hidden ? `· ${own}` : own
    place.hidden = false
  }
}
