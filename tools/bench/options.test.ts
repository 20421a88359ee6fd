import { expect, it } from 'vitest'
import { readOptions } from './options.ts'

it('measures everything, five times, and means it', () => {
  expect(readOptions([])).toMatchObject({ parts: ['pages', 'interaction', 'scale'], runs: 5, whole: true })
})

it.each([['--runs=1'], ['--pages=/blog'], ['--sizes=100']])('takes %s for a try', (option) => {
  expect(readOptions([option]).whole).toBe(false)
})

it('measures one part as a whole', () => {
  expect(readOptions(['--only=scale'])).toMatchObject({ parts: ['scale'], sizes: [100, 500, 1000], whole: true })
})

it.each([
  ['--runs=0', '--runs is "0", but takes a whole number from 1.'],
  ['--only=page', '--only is "page", but takes some of pages, interaction, scale.'],
  ['--pages=blog', '--pages is "blog", but takes paths such as /blog.'],
  ['--sizes=many', '--sizes is "many", but takes numbers of articles such as 100.'],
])('answers %s in a sentence', (option, sentence) => {
  expect(() => readOptions([option])).toThrow(sentence)
})
