import type { Definition } from '@packages/content-files'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { BROKEN, formatFile, readFields, tidy, writeEntry } from './entry-text.ts'
import { jsonSchema } from './json-schema.ts'

const note = z.strictObject({
  name: z.string().min(1),
  law: z.string(),
  note: z.string().optional(),
  on: z.boolean().optional(),
  inHub: z.boolean().optional().meta({ defaultValue: true }),
})
const drawing = z.discriminatedUnion('kind', [
  z.strictObject({ title: z.string(), kind: z.literal('bars'), bars: z.array(note) }),
])
const article: Definition = { path: 'content/articles', markdown: true, label: 'Articles', schema: note }
const plan: Definition = { path: 'content/plans', label: 'Plans', schema: note }
const blocks = { picture: { label: 'Picture', icon: 'image', schema: drawing } }

describe('a value is written in one way', () => {
  test.each([
    ['in the order of its schema', { law: 'b', name: 'a' }, ['name', 'law']],
    ['without what says nothing', { name: 'a', law: 'b', note: '', on: false, inHub: true }, ['name', 'law']],
    [
      'with what says something',
      { inHub: false, on: true, name: 'a', law: 'b', note: 'c' },
      ['name', 'law', 'note', 'on', 'inHub'],
    ],
    ['with an empty text that has to be there', { name: 'a', law: null }, ['name', 'law']],
    ['with what the schema does not know', { more: 1, name: 'a', law: 'b' }, ['name', 'law', 'more']],
  ])('%s', (_, value, keys) => {
    expect(Object.keys(tidy(value, jsonSchema(note)) as object)).toEqual(keys)
  })

  test('a union begins with the field that tells its variants apart', () => {
    const bars = { bars: [{ law: '', on: false, name: 'A' }], title: 'T', kind: 'bars' }
    expect(JSON.stringify(tidy(bars, jsonSchema(drawing)))).toBe(
      '{"kind":"bars","title":"T","bars":[{"name":"A","law":""}]}',
    )
  })

  test('blocks of a text are written like fields, and one that is not YAML is left alone', () => {
    const block = (inner: string) => `\`\`\`picture\n${inner}\n\`\`\``
    const body = `\n${block('title: T\nkind: bars')}\n\n${block('kind: "bars')}\n\n`
    const expected = `---\nname: A\nlaw: ""\n---\n\n${block('kind: bars\ntitle: T')}\n\n${block('kind: "bars')}\n`
    expect(writeEntry(article, { body, name: 'A' }, blocks)).toBe(expected)
    expect(formatFile(article, 'a.md', expected, blocks)).toBe(expected)
  })
})

test('a file that cannot be read stays in the list under a name that says why', () => {
  expect(readFields(article, '---\nname: A\n---\nWords.\n')).toEqual({ name: 'A', body: 'Words.' })
  const { name, [BROKEN]: problem } = readFields(plan, 'name: "A\norder: 3\n')
  expect(problem).toMatch(/^The file is not YAML, in line \d: /)
  expect(name).toBe(`Broken: ${problem}`)
})
