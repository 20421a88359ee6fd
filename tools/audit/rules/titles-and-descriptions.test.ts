import { describe, expect, it } from 'vitest'
import { pageOf, siteOf } from '../sample-site.ts'
import {
  descriptionLengths,
  duplicateDescriptions,
  duplicateTitles,
  longTitles,
  missingDescriptions,
  missingTitles,
} from './titles-and-descriptions.ts'

type Parts = Omit<Parameters<typeof pageOf>[0], 'path'>
const site = (first: Parts, second: Parts = {}) =>
  siteOf({ '/': pageOf({ path: '/', ...first }), '/b': pageOf({ path: '/b', ...second }) })
const noindex = { head: '<meta name="robots" content="noindex">' }

describe.each([
  ['title', duplicateTitles],
  ['description', duplicateDescriptions],
] as const)('a %s that stands twice', (part, rule) => {
  const same = { [part]: 'The same words' }

  it('is found, whatever its case', () => {
    expect(rule(site(same, { [part]: 'the  SAME words' }))).toEqual([
      expect.objectContaining({ page: '/', problem: expect.stringContaining('/b') }),
    ])
  })

  it('is right on pages that are not listed', () => {
    expect(rule(site(same, { ...same, ...noindex }))).toEqual([])
    expect(rule(site(same, { ...same, canonical: 'https://site.example/' }))).toEqual([])
  })

  it('is another matter when it is missing', () => {
    expect(rule(site({ [part]: '' }, { [part]: '' }))).toEqual([])
  })
})

describe('missing ones', () => {
  it.each(['', ' '])('are found where the title is "%s", and a drawing has one', (title) => {
    expect(missingTitles(site({ title, body: '<svg><title>Chart</title></svg>' }, noindex))).toEqual([
      expect.objectContaining({ page: '/' }),
    ])
  })

  it.each(['', ' '])('are found where the description is "%s"', (description) => {
    expect(missingDescriptions(site({ description }))).toEqual([expect.objectContaining({ page: '/' })])
  })
})

describe('longTitles', () => {
  it.each([
    ['a'.repeat(61), 1],
    [`${'a'.repeat(61)} | Brand`, 1],
    [`${'a'.repeat(60)} | A very long name of a brand`, 0],
    [`${'a'.repeat(40)} | ${'b'.repeat(30)} | Brand`, 1],
    [`${'é😀'.repeat(30)} | Brand`, 0],
  ])('%s', (title, count) => {
    expect(longTitles(site({ title }))).toHaveLength(count)
  })
})

describe('descriptionLengths', () => {
  it.each([
    [69, 1],
    [70, 0],
    [160, 0],
    [161, 1],
    [0, 0],
  ])('%d characters', (length, count) => {
    expect(descriptionLengths(site({ description: 'a'.repeat(length) }))).toHaveLength(count)
  })
})
