import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { date, dateField, field, lineField, list, readEntry, reference, references, textField } from './index.ts'
import { readFiles } from './node.ts'

const recipes = {
  path: 'content/recipes',
  markdown: true,
  label: 'Recipes',
  singular: 'recipe',
  schema: z.strictObject({
    title: lineField('Title', 10, 40),
    author: reference('people', 'Author'),
    date: dateField('Date'),
    updated: field('Updated', 'a date, or nothing', date.optional()),
    steps: list(
      'Steps',
      1,
      3,
      z.strictObject({ text: textField('Text', 30), helper: reference('people', 'Helper').optional() }),
    ),
    size: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('loaf'), grams: z.int(), note: z.string().max(5).optional() }),
      z.strictObject({ kind: z.literal('roll'), count: z.number(), names: z.array(z.string()).length(2) }),
    ]),
  }),
} as const
const shop = { path: 'shop.yaml', label: 'Shop', schema: z.strictObject({ name: lineField('Name', 1, 20) }) }

const FIELDS = {
  title: 'title: Bread of the day',
  author: 'author: ines',
  date: 'date: 2025-03-04',
  steps: 'steps: [{ text: Mix }, { text: Bake, helper: tom }]',
  size: 'size: { kind: loaf, grams: 500 }',
}
const recipe = (changed: Partial<typeof FIELDS & { more: string }> = {}, body = 'Flour.\n') =>
  `---\n${Object.values({ ...FIELDS, ...changed }).join('\n')}\n---\n${body}`
const file = 'content/recipes/bread.md'
const read = (text: string) => readEntry(recipes, file, text)

it('reads fields, dates as they are written, and the text below them', () => {
  expect(read(recipe())).toMatchObject({
    id: 'bread',
    file,
    data: { title: 'Bread of the day', date: '2025-03-04' },
    body: 'Flour.\n',
  })
})

it.each([
  ['a byte order mark', `\uFEFF${recipe()}`],
  ['the line ends of Windows', recipe().replaceAll('\n', '\r\n')],
])('reads a file with %s', (_, text) => {
  expect(read(text).data.title).toBe('Bread of the day')
})

describe('a wrong field is a sentence with file, field, what it got and what it must be', () => {
  const long = 'a'.repeat(41)
  it.each<[string, Parameters<typeof recipe>[0], string]>([
    ['missing', { title: '' }, 'title is missing; it must be 10 to 40 characters long.'],
    ['empty', { title: 'title:' }, 'title is missing; it must be 10 to 40 characters long.'],
    ['too short', { title: 'title: Bread' }, 'title is "Bread" (5 characters), but must be 10 to 40 characters long.'],
    [
      'too long',
      { title: `title: ${long}` },
      `title is "${long}" (41 characters), but must be 10 to 40 characters long.`,
    ],
    ['a number for a text', { title: 'title: 2025' }, 'title is 2025, but must be 10 to 40 characters long.'],
    ['no reference', { author: 'author:' }, 'author is missing; it must be the name of a file in content/people.'],
    [
      'no real day',
      { date: 'date: 2025-02-30' },
      'date is "2025-02-30", but must be a date that exists, as YYYY-MM-DD.',
    ],
    ['a day in words', { date: 'date: 4 March 2025' }, 'date is "4 March 2025", but must be a date that exists'],
    ['optional and wrong', { more: 'updated: soon' }, 'updated is "soon", but must be a date, or nothing.'],
    ['a short list', { steps: 'steps: []' }, 'steps is [], but must be a list of 1 to 3, each with text.'],
    [
      'in a list',
      { steps: 'steps: [{ text: 1 }]' },
      'steps > item 1 > text is 1, but must be text of at most 30 characters.',
    ],
    [
      'unknown',
      { more: 'titel: Bread' },
      'the field "titel" is not known. A recipe has title, author, date, updated, ',
    ],
    [
      'unknown inside',
      { steps: 'steps: [{ text: Mix, tex: 1 }]' },
      'steps > item 1: the field "tex" is not known there.',
    ],
  ])('%s', (_, changed, sentence) => {
    expect(() => read(recipe(changed))).toThrow(`${file}: ${sentence}`)
  })

  it.each([
    ['{ kind: pie }', 'size > kind is "pie", but must be one of loaf, roll.'],
    ['{ grams: 1 }', 'size > kind is missing; it must be one of loaf, roll.'],
    ['{ kind: loaf, grams: $1 }', 'size > grams is "$1", but must be a number without quotes or signs.'],
    ['{ kind: loaf, grams: 1.5 }', 'size > grams is 1.5, but must be a whole number.'],
    [
      '{ kind: loaf, grams: 1, note: 12 }',
      'size > note is 12, but must be text; put a number that is meant as text in quotes, such as "12".',
    ],
    [
      '{ kind: loaf, grams: 1, note: longer }',
      'size > note is "longer" (6 characters), but must be at most 5 characters.',
    ],
    ['{ kind: roll, count: 2, names: [a] }', 'size > names is ["a"], but must be exactly 2 items.'],
    ['bread.png', 'size is "bread.png", but must be a group of fields.'],
  ])('by its rule, where nobody has described it: %s', (size, sentence) => {
    expect(() => read(recipe({ size: `size: ${size}` }))).toThrow(`${file}: ${sentence}`)
  })

  it('one line for each', () => {
    expect(() => read(recipe({ title: '', date: 'date: soon' }))).toThrow(/^\S+: title .*\n\S+: date [^\n]*$/)
  })
})

it.each([
  ['none', 'Just text.', 'the front matter is missing. The file starts with a line ---, the fields, and a line ---.'],
  ['an open one', '---\ntitle: Bread\n\nText.', 'the front matter is missing.'],
  ['a sentence', '---\nJust text.\n---\nText.', 'the front matter has no fields. A field is a line such as title:'],
  [
    'broken YAML',
    '---\ntitle: Bread: a story\n---\n',
    'the front matter is not YAML, in line 2: Nested mappings are not',
  ],
])('a file whose front matter is %s is refused', (_, text, sentence) => {
  expect(() => read(text)).toThrow(`${file}: ${sentence}`)
})

it.each([
  ['not YAML', 'name: Small: and more', /^shop\.yaml: the file is not YAML, in line 1: /],
  ['a list', '- Small', /^shop\.yaml: the file has no fields\./],
  ['unknown', 'nam: Small', /the field "nam" is not known\. The file has name\.$/],
])('a single file that is %s is refused', (_, text, sentence) => {
  expect(() => readEntry(shop, 'shop.yaml', text)).toThrow(sentence)
})

it.each(['Bread', 'my bread', 'bread--rye', 'brød', '__proto__'])('the file name %s is refused', (id) => {
  expect(() => readEntry(recipes, `content/recipes/${id}.md`, recipe())).toThrow(
    `content/recipes/${id}.md: the file name is "${id}", but must be lower-case letters, digits and single hyphens.`,
  )
})

it('finds references wherever they stand', () => {
  const { data } = read(recipe())
  expect([...references(recipes.schema, data)]).toEqual([
    { collection: 'people', id: 'ines', path: ['author'] },
    { collection: 'people', id: 'tom', path: ['steps', 1, 'helper'] },
  ])
})

it('reads a folder by name, nothing where there is none, and misses a single file in words', () => {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  expect(readFiles(root, recipes)).toEqual([])
  expect(() => readFiles(root, shop)).toThrow('shop.yaml is missing.')
  mkdirSync(join(root, recipes.path), { recursive: true })
  for (const name of ['rye.md', 'bread.md', 'notes.txt']) writeFileSync(join(root, recipes.path, name), recipe())
  writeFileSync(join(root, 'shop.yaml'), 'name: Small')
  expect(readFiles(root, recipes).map(({ id }) => id)).toEqual(['bread', 'rye'])
  expect(readFiles(root, shop)[0]?.data).toEqual({ name: 'Small' })
  rmSync(root, { recursive: true })
})
