import { readFileSync } from 'node:fs'
import { readEntry } from '@packages/content-files'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { collections } from '../collections.ts'
import type { Block } from './blocks.ts'

const file = 'content/landing/dentists.yaml'
const fields = parse(readFileSync(file, 'utf8'))

/** Reads the page with other blocks behind its opening. */
const read = (...blocks: object[]) =>
  readEntry(collections.landing, file, stringify({ ...fields, blocks: [fields.blocks[0], ...blocks] }))

const closing = { kind: 'closing', heading: 'Five words end this page', text: 'Call.', button: 'Book' } satisfies Block
const points = { kind: 'points', heading: 'What you get', items: [{ text: 'One.' }, { title: 'Two', text: 'More.' }] }

test('blocks stand in any order, and may stand twice', () => {
  expect(read(closing, points, points, closing).data.blocks).toMatchObject([{}, closing, points, points, closing])
})

test.each<[string, object, string]>([
  [
    'of an unknown kind',
    { ...points, kind: 'banner' },
    'blocks > item 2 > kind is "banner", but must be one of opening, points, figures, steps, chart, pictures, quotes, logos, case, plans, questions, closing.',
  ],
  ['with a field of another kind', { ...closing, items: [] }, 'blocks > item 2: the field "items" is not known there.'],
  [
    'without what its kind needs',
    { ...points, items: [{ title: 'One' }, { text: 'Two.' }] },
    'blocks > item 2 > items > item 1 > text is missing; it must be text of at most 500 characters.',
  ],
  ['that opens the page once more', fields.blocks[0], 'a list of blocks in any order, exactly one of them an opening.'],
])('a block %s is refused in words', (_, block, sentence) => {
  expect(() => read(block)).toThrow(sentence)
})
