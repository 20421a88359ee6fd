import { hours as words } from 'virtual:messages'
import { fill } from '../lib/fill.ts'
import { minutesOf, timeOfDay } from '../lib/time-of-day.ts'

const MINUTES_A_DAY = 1440

/** How far a zone is ahead of UTC at a moment, in minutes; the browser's own zone where it is left out. */
function offsetOf(zone: string | undefined, at: Date): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = 0, minutes = 0] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? []
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes))
}

/** A time that falls on another day says which. */
function formatTime(minutes: number): string {
  const day = Math.floor(minutes / MINUTES_A_DAY)
  const time = timeOfDay(minutes - day * MINUTES_A_DAY)
  return day === 0 ? time : fill(day > 0 ? words.nextDay : words.dayBefore, { time })
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
  if (difference === 0) return undefined
  const [from = '', to = ''] = hours.split('-')
  const shifted = (time: string) => formatTime(minutesOf(time) + difference)
  return fill(words.own, { from: shifted(from), to: shifted(to) })
}

/** Writes the visitor's own hours behind every stated hour of the page, into the sentence or on a line of their own. */
export function showOwnHours(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-hours]')) {
    const own = inOwnZone(place.dataset.hours ?? '', place.dataset.zone ?? '', new Date())
    if (!own) continue
    place.textContent = place.hidden ? `, ${own}` : own
    place.hidden = false
  }
}
