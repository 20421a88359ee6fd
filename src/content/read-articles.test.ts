import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readArticle, readArticles } from './read-articles.ts'
import { articleText } from './sample-article.ts'

const file = 'content/articles/bread.md'
const read = (text: string) => readArticle('article', 'bread', file, text)
const long = 'a'.repeat(61)

it('reads a good article', () => {
  expect(read(articleText())).toMatchObject({ id: 'bread', kind: 'article', file, date: '2025-03-04' })
})

it.each([
  ['with a byte order mark', `\uFEFF${articleText()}`],
  ['with Windows line ends', articleText().replaceAll('\n', '\r\n')],
])('reads a file %s', (_, text) => {
  expect(read(text).title).toBe('How to photograph bread in ten minutes')
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
    ['an unknown author', { author: 'author: bob' }, 'author is "bob", but takes one of meera-nair, daniel-okafor'],
    ['a date that does not exist', { date: 'date: 2025-02-30' }, 'date is "2025-02-30", but takes a date that exists'],
    ['a date in other words', { date: 'date: 4 March 2025' }, 'date is "4 March 2025", but takes a date that exists'],
    ['an unknown category', { category: 'category: bread' }, 'category is "bread", but takes one of seo, social'],
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
    expect(() => readArticle('guide', 'bread', 'content/guides/bread.md', articleText())).toThrow(
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
    ['broken YAML', '---\ntitle: Bread: a story\n---\nText.', 'the front matter is not YAML.'],
  ])('%s', (_, text, message) => {
    expect(() => read(text)).toThrow(`${file}: ${message}`)
  })
})

describe('a file name that cannot be an address', () => {
  it.each(['Bread', 'my bread', 'bread--rye', 'brød', '__proto__'])('%s', (id) => {
    expect(() => readArticle('article', id, `content/articles/${id}.md`, articleText())).toThrow(
      `content/articles/${id}.md: the file name is "${id}", but takes lower-case letters, digits and single hyphens.`,
    )
  })
  it.each(['seo-growth', 'page', '404'])('%s, which the blog uses itself', (id) => {
    expect(() => readArticle('article', id, `content/articles/${id}.md`, articleText())).toThrow('Choose another.')
  })
})

describe('a folder of articles', () => {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  afterAll(() => rmSync(root, { recursive: true }))
  const write = (path: string, text: string) => writeFileSync(join(root, path), text)
  mkdirSync(join(root, 'articles'))
  mkdirSync(join(root, 'guides'))

  it('gives the newest first and passes over other files', () => {
    write('articles/old.md', articleText({ date: 'date: 2024-02-29' }))
    write('articles/new.md', articleText())
    write('articles/notes.txt', 'not an article')
    expect(readArticles(root).map(({ id }) => id)).toEqual(['new', 'old'])
  })

  it('refuses an id that stands twice', () => {
    write('guides/new.md', articleText({ more: 'emoji: 🍞' }))
    expect(() => readArticles(root)).toThrow(
      'content/guides/new.md: the id "new" is taken by content/articles/new.md. Rename one of the two files.',
    )
  })
})
