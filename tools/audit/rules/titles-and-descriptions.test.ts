import { describe, expect, it } from 'vitest'
import { noindex, ORIGIN, type Parts, pageOf, siteOf, siteWith } from '../../../tests/samples/audited-site.ts'
import { descriptionLengths, titleLengths, uniqueDescriptions, uniqueTitles } from './titles-and-descriptions.ts'

describe.each([
  ['title', uniqueTitles],
  ['description', uniqueDescriptions],
] as const)('a %s that stands twice', (part, rule) => {
  const same = { [part]: 'The same words' }
  const found = (first: Partial<Parts>, second: Partial<Parts>) =>
    rule(siteOf({ '/': pageOf({ path: '/', ...first }), '/b': pageOf({ path: '/b', ...second }) }))

  it('is found, whatever its case, and said alike of both pages', () => {
    const problem = `The same ${part} is that of /, /b.`
    expect(found(same, { [part]: 'the  SAME words' })).toEqual([
      { page: '/', problem },
      { page: '/b', problem },
    ])
  })

  it('is right on pages that are not listed', () => {
    expect(found(same, { ...same, head: noindex })).toEqual([])
    expect(found(same, { ...same, canonical: `${ORIGIN}/` })).toEqual([])
  })

  it('is another matter when it is missing', () => {
    expect(found({ [part]: '' }, { [part]: '' })).toEqual([])
  })
})

it.each([
  ['', 0],
  ['a'.repeat(60), 0],
  ['a'.repeat(61), 1],
  [`${'a'.repeat(52)} | Brand`, 0],
  [`${'a'.repeat(53)} | Brand`, 1],
  [`${'é😀&amp;'.repeat(20)}`, 0],
])('titleLengths: "%s"', (title, count) => {
  expect(titleLengths(siteWith({ title, body: `<svg><title>${'a'.repeat(61)}</title></svg>` }))).toHaveLength(count)
})

it.each([
  [0, 1],
  [69, 1],
  [70, 0],
  [160, 0],
  [161, 1],
])('descriptionLengths: %d characters', (length, count) => {
  expect(descriptionLengths(siteWith({ description: 'a'.repeat(length) }))).toHaveLength(count)
})
