import { expect, it } from 'vitest'
import { report } from './report.ts'
import { cleanPages, siteOf } from './sample-site.ts'

const finding = { page: '/a', problem: 'It is wrong.', remedy: 'Put it right.' }

it('writes a line for each finding and counts', () => {
  const { findings, lines } = report(
    siteOf(cleanPages('/a')),
    { one: () => [finding], two: () => [], three: () => [finding] },
    1.234,
  )
  expect(findings).toBe(2)
  expect(lines).toEqual([
    'one  /a  It is wrong. Put it right.',
    'three  /a  It is wrong. Put it right.',
    '2 pages, 2 findings, 1.2 seconds.',
  ])
})

it('says what was not looked at', () => {
  const { lines } = report(siteOf(cleanPages(), { refused: new Set(['a']), leftOut: new Set(['b', 'c']) }), {}, 2)
  expect(lines).toEqual([
    '1 page, 0 findings, 2.0 seconds. robots.txt kept 1 address out. The bound left 2 addresses out.',
  ])
})

it('keeps what a page says from breaking the line or reaching the terminal', () => {
  const { lines } = report(
    siteOf(cleanPages()),
    { one: () => [{ ...finding, problem: 'A\n\u001b[31mtitle\u202e.' }] },
    0,
  )
  expect(lines[0]).toBe('one  /a  A [31mtitle . Put it right.')
})
