import { readFileSync } from 'node:fs'
import { findFiles } from '@packages/content-files/node'
import { describe, expect, test } from 'vitest'
import { collections } from '../../src/content/collections.ts'
import { asSaved } from './as-saved.ts'
import { drawing } from './config.ts'
import type { Schema } from './field-for.ts'
import { tidy, writeEntry } from './write-entry.ts'

const all = Object.entries(collections)

test.each(all)('saving %s without a change changes nothing', (_, definition) => {
  const changed = findFiles('.', definition).filter((file) => {
    const text = readFileSync(file, 'utf8')
    return asSaved(definition, file, text) !== text
  })
  expect(changed, 'npm run format writes them as the editor does').toEqual([])
})

describe('a value is written in one way', () => {
  const text: Schema = { type: 'string' }
  const schema: Schema = {
    type: 'object',
    required: ['name', 'law'],
    properties: {
      name: text,
      law: text,
      note: text,
      on: { type: 'boolean' },
      inHub: { type: 'boolean', absent: true },
    },
  }
  test.each([
    ['in the order of its schema', { law: 'b', name: 'a' }, ['name', 'law']],
    ['without what says nothing', { name: 'a', law: 'b', note: '', on: false, inHub: true }, ['name', 'law']],
    [
      'with what says something',
      { name: 'a', law: 'b', note: 'c', on: true, inHub: false },
      ['name', 'law', 'note', 'on', 'inHub'],
    ],
    ['with an empty text that has to be there', { name: 'a', law: null }, ['name', 'law']],
    ['with what the schema does not know', { more: 1, name: 'a', law: 'b' }, ['name', 'law', 'more']],
  ])('%s', (_, value, keys) => {
    expect(Object.keys(tidy(value, schema) as object)).toEqual(keys)
  })

  test('a drawing begins with its kind and ends with its words', () => {
    const bars = {
      alt: 'Two bars.',
      bars: [{ strong: false, shown: '9', value: 9, label: 'A' }],
      title: 'T',
      kind: 'bars',
    }
    expect(JSON.stringify(tidy(bars, drawing))).toBe(
      '{"kind":"bars","title":"T","bars":[{"label":"A","value":9,"shown":"9"}],"alt":"Two bars."}',
    )
  })

  test('a drawing in a text is written like any other, and one that is not YAML is left alone', () => {
    const block = (inner: string) => `\`\`\`picture\n${inner}\n\`\`\``
    const body = `${block('alt: A list.\nkind: checklist')}\n\n${block('kind: "bars')}`
    expect(writeEntry({ body }, {}, drawing)).toContain(
      `${block('kind: checklist\nalt: A list.')}\n\n${block('kind: "bars')}`,
    )
  })
})
