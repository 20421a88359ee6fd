import { hours } from 'virtual:messages'
import { fill } from '../lib/fill.ts'
import { minutesOf, timeOfDay } from '../lib/time-of-day.ts'

/** Hours of a day, as `09:00`, in the zone that `zone` names. */
export type DayHours = { from: string; to: string }
export type HoursZone = { zone: string; zoneName: string; offset: string }

/**
 * Hours with their zone in words and offset. `browser/hours.ts` writes the same hours in the visitor's own zone behind them,
 * where it is another one; the HTML alone stays right.
 * @param below puts them on a line of their own, whose room is kept, so that nothing moves when they come
 */
export function Hours({ of: { from, to }, zone, below }: { of: DayHours; zone: HoursZone; below?: boolean }) {
  return (
    <span>
      <span className="inline-block">
        {fill(hours.range, { from: timeOfDay(minutesOf(from)), to: timeOfDay(minutesOf(to)) })}
      </span>{' '}
      {zone.zoneName} ({zone.offset})
      <span
        data-hours={`${from}-${to}`}
        data-zone={zone.zone}
        hidden={!below}
        className={below ? 'block min-h-[1lh] noscript:hidden' : undefined}
      />
    </span>
  )
}
