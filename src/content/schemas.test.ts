import { readFileSync } from 'node:fs'
import { readEntry } from '@packages/content-files'
import { expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { articleText } from '../../tests/samples/article.ts'
import { collections, type Data } from './collections.ts'
import { readContent } from './loader.ts'
import { shownLengths } from './shown-lengths.ts'

const article = (changed: Parameters<typeof articleText>[0]) =>
  readEntry(collections.articles, 'content/articles/bread.md', articleText(changed))

const bars = (second: string) =>
  `cover:\n  kind: bars\n  title: Loaves\n  alt: Two bars of loaves.\n  bars:\n    - { label: Rye, value: 1, shown: "1" }\n    - ${second}`

it.each<[string, Parameters<typeof articleText>[0], string]>([
  ['one tag', { tags: 'tags: [Video]' }, 'tags is ["Video"], but must be a list of 2 to 5 tags'],
  ['no cover', { cover: '' }, 'cover is missing; it must be a picture'],
  ['a field only guides have', { more: 'emoji: 🍞' }, 'the field "emoji" is not known. An article has title, excerpt'],
  ...['/old/', '/old.html', 'old', '/../old', '/old?a=1'].map((alias): [string, { more: string }, string] => [
    `the former address ${alias}`,
    { more: `aliases: [${alias}]` },
    `aliases > item 1 is "${alias}", but must be`,
  ]),
  [
    'a cover of an unknown kind',
    { cover: 'cover: { kind: pie, alt: A pie. }' },
    'cover > kind is "pie", but must be one of line, bars,',
  ],
  [
    'a photograph that is no file of the folder',
    { cover: 'cover: { kind: photo, file: bread.jpg, focus: right top, alt: A loaf of bread. }' },
    'cover > file is "bread.jpg", but must be the address of a file of content/photos',
  ],
  [
    'a cover with a text too long for its place',
    { cover: bars('{ label: Sourdough of rye, value: 1, shown: "1" }') },
    'cover > bars > item 2 > label is "Sourdough of rye" (16 characters), but must be at most 14 characters.',
  ],
])('an article with %s is refused in words', (_, changed, sentence) => {
  expect(() => article(changed)).toThrow(`content/articles/bread.md: ${sentence}`)
})

/** Reads a plan of the site with other fields; undefined takes a field out. */
function plan(changed: Partial<Record<keyof Data<'plans'>, unknown>>) {
  const fields: Data<'plans'> = parse(readFileSync('content/plans/starter.yaml', 'utf8'))
  return readEntry(collections.plans, 'content/plans/small.yaml', stringify({ ...fields, ...changed }))
}

it('leaves names, prices and the number of features to the owner', () => {
  const own = { name: 'Small', usdPrice: 1, features: ['One'] }
  expect(plan(own).data).toMatchObject(own)
})

it.each<[string, Parameters<typeof plan>[0], RegExp]>([
  ['a price in quotes', { usdPrice: '299' }, /usdPrice is "299", but must be .* US dollars/],
  ['a feature twice', { features: ['One', 'One'] }, /features is .*different lines/],
  [
    'a chat price without a digit',
    { chatPrice: { inIndia: '₹1', elsewhere: 'free' } },
    /chatPrice > elsewhere is "free", but must be a price with a digit/,
  ],
])('a plan with %s is refused in words', (_, changed, sentence) => {
  expect(() => plan(changed)).toThrow(sentence)
})

it('publishes a title of any length that fits a page, and warns where search results would cut it', () => {
  const long = 'Ten photographs of bread, and how each was taken with a telephone, a window and a board'
  const content = { ...readContent('.'), articles: [article({ title: `title: ${long}` })] }
  expect(shownLengths(content)).toEqual([
    `content/articles/bread.md: title has ${long.length} characters. Search results show 20 to 60.`,
  ])
  expect(() => article({ title: `title: ${'long '.repeat(30)}` })).toThrow('title is "long')
})
