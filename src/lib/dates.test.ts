import { expect, it } from 'vitest'
import { momentOf } from './dates.ts'

it.each(['Pacific/Honolulu', 'America/Los_Angeles', 'Europe/London', 'Asia/Kolkata', 'Asia/Tokyo', 'Pacific/Auckland'])(
  'an article is of the same day in %s',
  (timeZone) => {
    for (const date of ['2026-01-31', '2026-07-31']) {
      const shown = new Date(momentOf(date)).toLocaleDateString('sv-SE', { timeZone })
      expect(shown).toBe(date)
    }
  },
)
