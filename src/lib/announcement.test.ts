import { expect, it } from 'vitest'
import { isOver } from './announcement.ts'

it('is over when its last day has ended in the last zone', () => {
  expect(isOver('2026-12-24', new Date('2026-12-25T11:59:00Z'))).toBe(false)
  expect(isOver('2026-12-24', new Date('2026-12-25T12:01:00Z'))).toBe(true)
})
