import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { articleText } from '../../tests/samples/article.ts'
import { type CollectionName, collections, type Data } from './collections.ts'
import { readEntry } from './read-entry.ts'

const file = 'content/articles/bread.md'
const read = (text: string) => readEntry(collections.articles, 'bread', file, text)
const long = 'a'.repeat(61)

it('reads a good article: its fields, dates as they are written, and the text below them', () => {
  const { data, body } = read(articleText({}, 'Bread.\n'))
  expect(data).toMatchObject({ title: 'How to photograph bread in ten minutes', date: '2025-03-04' })
  expect(body).toBe('Bread.\n')
})

it.each([
  ['with a byte order mark', `\uFEFF${articleText()}`],
  ['with Windows line ends', articleText().replaceAll('\n', '\r\n')],
])('reads a file %s', (_, text) => {
  expect(read(text).data).toMatchObject({ title: 'How to photograph bread in ten minutes' })
})

describe('a wrong field stops the build with file, field, what it got and what it takes', () => {
  it.each([
    ['no title', { title: '' }, 'title is missing; it takes 20 to 60 characters.'],
    ['an empty title', { title: 'title:' }, 'title is missing; it takes 20 to 60 characters.'],
    ['a short title', { title: 'title: Bread' }, 'title is "Bread" (5 characters), but takes 20 to 60 characters.'],
    ['a long title', { title: `title: ${long}` }, `title is "${long}" (61 characters), but takes 20 to 60 characters.`],
    ['a title that is a number', { title: 'title: 2025' }, 'title is 2025, but takes 20 to 60 characters.'],
    [
      'an excerpt too short',
      { excerpt: 'excerpt: On bread.' },
      'excerpt is "On bread." (9 characters), but takes 70 to 160',
    ],
    ['no author', { author: 'author:' }, 'author is missing; it takes the name of a file in content/people.'],
    ['a date that does not exist', { date: 'date: 2025-02-30' }, 'date is "2025-02-30", but takes a date that exists'],
    ['a date in other words', { date: 'date: 4 March 2025' }, 'date is "4 March 2025", but takes a date that exists'],
    ['one tag', { tags: 'tags: [Video]' }, 'tags is ["Video"], but takes a list of 2 to 5 tags'],
    ['tags without brackets', { tags: 'tags: Video' }, 'tags is "Video", but takes a list of 2 to 5 tags'],
    ['no cover', { cover: '' }, 'cover is missing; it takes a drawing'],
    [
      'a field with a slip in its name',
      { more: 'titel: Bread' },
      'the field "titel" is not known. An article has title,',
    ],
    [
      'a field only guides have',
      { more: 'emoji: 🍞' },
      'the field "emoji" is not known. An article has title, excerpt',
    ],
  ])('%s', (_, changed, message) => {
    expect(() => read(articleText(changed))).toThrow(`${file}: ${message}`)
  })

  it('names every wrong field, one a line', () => {
    const broken = articleText({ title: '', date: 'date: soon' })
    expect(() => read(broken)).toThrow(
      /^content\/articles\/bread\.md: title .*\ncontent\/articles\/bread\.md: date [^\n]*$/,
    )
  })

  it('asks a guide for its emoji', () => {
    expect(() => readEntry(collections.guides, 'bread', 'content/guides/bread.md', articleText())).toThrow(
      'content/guides/bread.md: emoji is missing; it takes one emoji',
    )
  })
})

describe('a cover that cannot be drawn', () => {
  const bars = (second: string) =>
    `cover:\n  kind: bars\n  title: Loaves\n  alt: Two bars of loaves.\n  bars:\n    - { label: Rye, value: 1, shown: "1" }\n    - ${second}`
  it.each([
    ['of an unknown kind', 'cover: { kind: pie, alt: A pie. }', 'cover > kind is "pie", but takes one of line, bars,'],
    ['without a kind', 'cover: { alt: A pie. }', 'cover > kind is missing; it takes one of line, bars,'],
    [
      'with a text too long for its place',
      bars('{ label: Sourdough of rye, value: 1, shown: "1" }'),
      'cover > bars > item 2 > label is "Sourdough of rye" (16 characters), but takes at most 14 characters.',
    ],
    [
      'with a number for a text',
      bars('{ label: Spelt, value: 1, shown: 1 }'),
      'cover > bars > item 2 > shown is 1, but takes text; a figure that is text stands in quotes',
    ],
    [
      'with a text for a number',
      bars('{ label: Spelt, value: $1, shown: $1 }'),
      'cover > bars > item 2 > value is "$1", but takes a number without quotes or signs.',
    ],
    [
      'with a field it does not have',
      bars('{ label: Spelt, value: 1, shown: "1", colour: red }'),
      'cover > bars > item 2: the field "colour" is not known there.',
    ],
    ['that is a file name', 'cover: bread.png', 'cover is "bread.png", but takes a drawing'],
  ])('%s', (_, cover, message) => {
    expect(() => read(articleText({ cover }))).toThrow(`${file}: ${message}`)
  })
})

describe('a file without usable front matter', () => {
  it.each([
    ['none', 'Just text.', 'the front matter is missing. The file starts with a line ---'],
    ['an open one', '---\ntitle: Bread\n\nText.', 'the front matter is missing.'],
    ['a sentence', '---\nJust text.\n---\nText.', 'the front matter holds no fields. Each is a line such as title:'],
    [
      'broken YAML',
      '---\ntitle: Bread: a story\n---\nText.',
      'the front matter is not YAML, in line 2: Nested mappings are not allowed',
    ],
  ])('%s', (_, text, message) => {
    expect(() => read(text)).toThrow(`${file}: ${message}`)
  })
})

describe('a file name that cannot be an address', () => {
  it.each(['Bread', 'my bread', 'bread--rye', 'brød', '__proto__'])('%s', (id) => {
    expect(() => readEntry(collections.articles, id, `content/articles/${id}.md`, articleText())).toThrow(
      `content/articles/${id}.md: the file name is "${id}", but takes lower-case letters, digits and single hyphens.`,
    )
  })
  it.each(['page', '404'])('%s, which the blog uses itself', (id) => {
    expect(() => readEntry(collections.articles, id, `content/articles/${id}.md`, articleText())).toThrow(
      'Choose another.',
    )
  })
})

/** A plan of the site with other fields; undefined takes a field out. */
function plan(changed: Record<string, unknown>): string {
  const fields: Data<'plans'> = parse(readFileSync('content/plans/starter.yaml', 'utf8'))
  return stringify({ ...fields, ...changed })
}
const readAs = (name: CollectionName, yaml: string) => readEntry(collections[name], 'small', 'content/small.yaml', yaml)

it('leaves names, prices and the number of features to the owner', () => {
  const own = { name: 'Small', usdPrice: 1, features: ['One'] }
  expect(readAs('plans', plan(own)).data).toMatchObject(own)
})

describe('a plan with', () => {
  it.each<[string, Record<string, unknown>, RegExp]>([
    ['a price in quotes', { usdPrice: '299' }, /usdPrice is "299", but takes .* US dollars/],
    ['a price of half a dollar', { usdPrice: 599.5 }, /usdPrice is 599\.5, but/],
    ['a missing field', { summary: undefined }, /summary is missing; it takes one sentence/],
    ['an unknown field', { price: 3 }, /the field "price" is not known\. A plan has order, name/],
    ['an empty feature', { features: ['One', ' '] }, /features > item 2 is " ".*, but takes at least 1 char/],
    ['a feature twice', { features: ['One', 'One'] }, /features is .*different lines/],
    [
      'a chat price without a digit',
      { chatPrice: { inIndia: '₹1', elsewhere: 'free' } },
      /chatPrice > elsewhere is "free", but takes a price with a digit/,
    ],
    ['no first month', { firstMonth: [] }, /firstMonth is \[\], but takes a list of 4, each when and text/],
  ])('%s is refused in words', (_, changed, sentence) => {
    expect(() => readAs('plans', plan(changed))).toThrow(sentence)
  })
})

it.each<[CollectionName, string, RegExp]>([
  ['plans', 'name: Small: and more', /^content\/small\.yaml: the file is not YAML, in line 1: /],
  ['plans', '- Small', /^content\/small\.yaml: the file holds no fields\./],
  ['questions', 'questions: none', /questions is "none", but takes a list of 3 to 20, each question and answer/],
])('a file of %s that holds %j is refused in words', (name, yaml, sentence) => {
  expect(() => readAs(name, yaml)).toThrow(sentence)
})
