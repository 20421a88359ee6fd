import { expect, it } from 'vitest'
import { cleanPages, siteOf } from '../../tests/samples/audited-site.ts'
import { report } from './report.ts'

const finding = { page: '/a', problem: 'It is wrong.' }

it('writes a line for each finding and counts', () => {
  const { findings, lines } = report(siteOf(cleanPages('/a')), {
    one: () => [{ ...finding, place: 'main > p' }],
    two: () => [],
    three: () => [finding],
  })
  expect(findings).toBe(2)
  expect(lines).toEqual(['/a  one  It is wrong. At main > p.', '/a  three  It is wrong.', '2 pages, 2 findings.'])
})

it('makes one finding of what several pages share, and names a few of them', () => {
  const on = (...pages: string[]) =>
    report(siteOf(cleanPages()), { one: () => pages.map((page) => ({ ...finding, page })) })
  expect(on('/a', '/a').lines[0]).toBe('/a  one  It is wrong.')
  expect(on('/a', '/b', '/a', '/b').lines[0]).toBe('/a  one  It is wrong. Also on /b.')
  expect(on('/a', '/b', '/c', '/d', '/e').lines[0]).toBe('/a  one  It is wrong. Also on /b, /c, /d and 1 more.')
})

it('keeps a line a line', () => {
  const { lines } = report(siteOf(cleanPages()), { one: () => [{ ...finding, problem: 'A\n\ttitle.' }] })
  expect(lines[0]).toBe('/a  one  A title.')
})
