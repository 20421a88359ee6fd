import type { Definition } from '@packages/content-files'
import type { Field } from '@sveltia/cms'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readSettings } from '../../integrations/settings/read.ts'
import { type CollectionName, collections } from '../../src/content/collections.ts'
import { editorConfig, fieldsOf, schemaOf } from './config.ts'
import { fieldFor, kindOf, type Schema } from './field-for.ts'

const all = Object.entries(collections) as [CollectionName, Definition][]
const config = editorConfig(readSettings({}))
type Node = { name: string; fields?: Field[]; field?: Field; types?: { name: string; fields?: Field[] }[] }

/** Every place of a schema where something is written, such as `results > chart > rows > label`. */
function placesIn(schema: Schema, path: string): string[] {
  const key = schema.oneOf && kindOf(schema.oneOf)
  if (schema.oneOf && key)
    return schema.oneOf.flatMap((type) => {
      const { [key]: kind, ...properties } = type.properties ?? {}
      return placesIn({ ...type, properties }, `${path} > ${String(kind?.const)}`)
    })
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([name, inner]) => placesIn(inner, `${path} > ${name}`))
  return schema.type === 'array' && schema.items ? placesIn(schema.items, path) : [path]
}

/** The same of the editor's fields. */
function fieldsIn(field: Field, path: string): string[] {
  const { fields, field: item, types } = field as unknown as Node
  if (types)
    return types.flatMap((type) =>
      (type.fields ?? []).flatMap((one) => fieldsIn(one, `${path} > ${type.name} > ${one.name}`)),
    )
  if (fields) return fields.flatMap((one) => fieldsIn(one, `${path} > ${one.name}`))
  return item ? fieldsIn(item, path) : [path]
}

test('every collection has a place in the editor, and its files are the ones that the build reads', () => {
  const folders = (config.collections ?? []).map((one) => [one.name, (one as { folder: string }).folder])
  const files = (config.singletons ?? []).map((one) => [one.name, (one as { file: string }).file])
  expect(Object.fromEntries([...folders, ...files])).toEqual(
    Object.fromEntries(all.map(([name, { path }]) => [name, path])),
  )
})

test.each(all)('every field of %s has a place in the editor', (name, definition) => {
  const shown = fieldsOf(definition).flatMap((field) => fieldsIn(field, `${name} > ${field.name}`))
  const text = definition.markdown ? [`${name} > body`] : []
  expect(shown.sort()).toEqual([...placesIn(schemaOf(definition), name), ...text].sort())
})

test('fields that stand together are called differently', () => {
  const twins = (fields: Field[], path: string): string[] => {
    const labels = fields.map(({ label }) => label)
    const inner = fields.flatMap((field) => {
      const { name, fields: own = [], field: item, types = [] } = field as unknown as Node
      return [own, item ? [item] : [], ...types.map((type) => type.fields ?? [])].flatMap((list) =>
        twins(list, `${path} > ${name}`),
      )
    })
    return [
      ...labels.filter((label, index) => labels.indexOf(label) < index).map((label) => `${path}: ${label}`),
      ...inner,
    ]
  }
  expect(all.flatMap(([name, definition]) => twins(fieldsOf(definition), name))).toEqual([])
})

describe('a field says and asks what its schema says and asks', () => {
  const fieldOf = (name: CollectionName, field: string) => fieldsOf(collections[name]).find((one) => one.name === field)
  test.each([
    [
      'articles',
      'title',
      { label: 'Title', hint: 'Takes 20 to 60 characters.', required: true, minlength: 20, maxlength: 60 },
    ],
    ['articles', 'author', { label: 'Author', widget: 'relation', collection: 'people' }],
    ['articles', 'date', { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }],
    ['articles', 'tags', { widget: 'list', min: 2, max: 5 }],
    ['articles', 'cover', { widget: 'object', typeKey: 'kind' }],
    ['articles', 'sources', { required: false, max: 20 }],
    ['articles', 'inHub', { widget: 'boolean', default: true, required: false }],
    [
      'plans',
      'usdPrice',
      {
        widget: 'number',
        value_type: 'int',
        min: 1,
        max: 100_000,
        hint: 'Takes a whole number of US dollars from 1 to 100000.',
      },
    ],
    ['services', 'proofLink', { widget: 'select', options: ['View Results', 'Portfolio'], required: false }],
    ['people', 'photo', { widget: 'image', public_folder: '/people', media_folder: '/public/people' }],
    [
      'hubs',
      'slug',
      { pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'It takes lower-case letters, digits and single hyphens.'] },
    ],
  ] as const)('%s: %s', (collection, name, expected) => {
    expect(fieldOf(collection, name)).toMatchObject(expected)
  })
})

test('a field that may hold nothing, and has to be there, is not asked for', () => {
  expect(fieldFor('law', { type: 'string', maxLength: 200 }, true)).toMatchObject({ required: false })
})

test('a schema that the editor has no field for stops the build', () => {
  const schema = z.toJSONSchema(z.record(z.string(), z.string())) as Schema
  expect(() => fieldFor('map', { ...schema, type: undefined }, true)).toThrow(/knows no field/)
  expect(() => fieldFor('either', { oneOf: [{ type: 'string' }] }, true)).toThrow(/one field tells apart/)
})

describe('the repository', () => {
  const backend = (settings: Record<string, string>) => editorConfig(readSettings(settings)).backend
  test.each([
    [{ CMS_REPOSITORY: 'https://github.com/you/site' }, { name: 'github', repo: 'you/site', auth_methods: ['token'] }],
    [
      { CMS_REPOSITORY: 'https://github.com/you/site', CMS_BRANCH: 'main', CMS_AUTH_URL: 'https://sign-in.example' },
      {
        name: 'github',
        repo: 'you/site',
        branch: 'main',
        base_url: 'https://sign-in.example',
        auth_methods: ['oauth', 'token'],
      },
    ],
    [
      { CMS_REPOSITORY: 'https://gitlab.com/group/team/site.git', CMS_BACKEND: 'gitlab', CMS_APP_ID: 'abc' },
      { name: 'gitlab', repo: 'group/team/site', app_id: 'abc', auth_type: 'pkce', auth_methods: ['oauth', 'token'] },
    ],
    [
      { CMS_REPOSITORY: 'https://git.example/you/site', CMS_BACKEND: 'gitea', CMS_APP_ID: 'abc' },
      {
        name: 'gitea',
        repo: 'you/site',
        api_root: 'https://git.example/api/v1',
        base_url: 'https://git.example',
        app_id: 'abc',
        auth_methods: ['oauth', 'token'],
      },
    ],
  ])('%j', (settings, expected) => {
    expect(backend(settings)).toEqual(expected)
  })
})
