import { readFileSync } from 'node:fs'
import type { Definition } from '@packages/content-files'
import { findFiles } from '@packages/content-files/node'
import { editorConfig, formatFile } from '@packages/editor'
import { expect, test } from 'vitest'
import { blocks, collections } from '../../src/content/collections.ts'
import { readSite } from '../settings.ts'
import { editorOptions } from './options.ts'

const all: [string, Definition][] = Object.entries(collections)

test.each(all)('saving %s without a change changes nothing', (_, definition) => {
  const changed = findFiles('.', definition).filter((file) => {
    const text = readFileSync(file, 'utf8')
    return formatFile(definition, file, text, blocks) !== text
  })
  expect(changed, 'npm run format writes them as the editor does').toEqual([])
})

test('fields that stand together are called differently', () => {
  type Group = { name: string; label?: string; fields?: Group[]; field?: Group; types?: Group[] }
  const twins = ({ name, fields = [], field, types = [] }: Group): string[] => {
    const labels = fields.map(({ label }) => label)
    const same = labels.filter((label, index) => labels.indexOf(label) < index).map((label) => `${name}: ${label}`)
    return [...same, ...[...fields, ...(field ? [field] : []), ...types].flatMap(twins)]
  }
  const { collections: folders = [], singletons: files = [] } = editorConfig(editorOptions(readSite('.', {})))
  expect([...folders, ...files]).toHaveLength(all.length)
  expect([...folders, ...files].flatMap((one) => twins(one as Group))).toEqual([])
})
