import { expect, it } from 'vitest'
import { isOver, isoTimestamp, longDate } from './dates.ts'

it('writes a date as Americans do, whatever the zone', () => {
  expect(longDate('2026-03-04')).toBe('March 4, 2026')
})

it.each(['Pacific/Honolulu', 'America/Los_Angeles', 'Europe/London', 'Asia/Kolkata', 'Asia/Tokyo', 'Pacific/Auckland'])(
  'an article is of the same day in %s',
  (timeZone) => {
    for (const date of ['2026-01-31', '2026-07-31']) {
      const shown = new Date(isoTimestamp(date)).toLocaleDateString('sv-SE', { timeZone })
      expect(shown).toBe(date)
    }
  },
)

it('a day is over when it has ended in the last zone', () => {
  expect(isOver('2026-12-24', new Date('2026-12-25T11:59:00Z'))).toBe(false)
  expect(isOver('2026-12-24', new Date('2026-12-25T12:01:00Z'))).toBe(true)
})
