import { expect, test } from 'vitest'
import { collections } from '../../src/content/collections.ts'
import { schemaOf } from './config.ts'
import { labelled } from './labelled.ts'

test.each([
  [
    'plans',
    'chatPrice > elsewhere is "$299", but usdPrice is 349.',
    'Price in the chat > Elsewhere is "$299", but Price is 349.',
  ],
  ['articles', 'excerpt is missing; it takes more.', 'Excerpt is missing; it takes more.'],
  ['articles', 'cover > items > item 2 > text is "A".', 'Cover > Items > item 2 > Text is "A".'],
  ['articles', 'no link leads to a service.', 'no link leads to a service.'],
  ['articles', 'the field "exerpt" is not known.', 'the field "exerpt" is not known.'],
] as const)('%s: %s', (name, sentence, words) => {
  expect(labelled(sentence, schemaOf(collections[name]))).toBe(words)
})
