import { expect, test } from 'vitest'
import { inOwnZone } from './hours.ts'

const winter = new Date('2026-01-15T12:00:00Z')
const summer = new Date('2026-07-15T12:00:00Z')

test.each([
  ['Europe/London', winter, '3:30 a.m. to 1:30 p.m. your time'],
  ['Europe/London', summer, '4:30 a.m. to 2:30 p.m. your time'],
  ['America/New_York', winter, '10:30 p.m. the night before to 8:30 a.m. your time'],
  ['Pacific/Auckland', winter, '4:30 p.m. to 2:30 a.m. the next day your time'],
])('the office hours of India in %s', (own, at, hours) => {
  expect(inOwnZone('09:00-19:00', 'Asia/Kolkata', at, own)).toBe(hours)
})

test.each(['Asia/Kolkata', 'Asia/Calcutta', 'Asia/Colombo'])('nothing where the clock is the same, in %s', (own) => {
  expect(inOwnZone('09:00-19:00', 'Asia/Kolkata', winter, own)).toBeUndefined()
})
