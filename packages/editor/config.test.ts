import { dateField, field, lineField, list, reference, slugField } from '@packages/content-files'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { editorConfig } from './config.ts'
import { fieldFor, fieldsFor } from './field-for.ts'
import { jsonSchema, type Schema, withLabels } from './json-schema.ts'
import type { Repository } from './options.ts'
import { editorHeaders } from './policy.ts'

const shape = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('bars').meta({ title: 'Bars' }),
    bars: list('Bars', 2, 5, lineField('Label', 1, 9)),
  }),
  z.strictObject({
    kind: z.literal('list'),
    items: list('Items', 1, 9, z.strictObject({ text: lineField('Text', 1, 9) })),
  }),
])
const plan = {
  path: 'content/plans',
  label: 'Plans',
  singular: 'plan',
  schema: z.strictObject({
    name: lineField('Name', 2, 60),
    usdPrice: field('Price', 'a whole number of US dollars, without quotes', z.int().min(1).max(100_000)),
    summary: lineField('Summary', 1, 200).optional(),
    rate: z.number().max(1),
    author: reference('people', 'Author'),
    date: dateField('Date'),
    tags: list('Tags', 2, 5, lineField('Tag', 1, 20)),
    cover: shape.meta({ title: 'Cover' }),
    inHub: field('In the hub', 'false for a plan outside', z.boolean().optional().meta({ defaultValue: true })),
    menu: z.enum(['View', 'Hide']).optional(),
    slug: slugField('Address'),
    photo: z.string().optional().meta({ pictures: 'photos' }),
    paint: field('Paint', 'a color', z.string().regex(/^#/)).meta({ color: true }),
    mark: z.string().meta({ file: { folder: 'content/marks', path: '/marks' } }),
    note: field('Note', 'a text or nothing', z.string().max(200)),
  }),
}

test.each([
  ['name', { label: 'Name', hint: 'Must be 2 to 60 characters long.', required: true, minlength: 2, maxlength: 60 }],
  [
    'usdPrice',
    { widget: 'number', value_type: 'int', min: 1, max: 100_000, hint: 'Must be a whole number of US dollars.' },
  ],
  ['summary', { widget: 'text', required: false }],
  ['rate', { label: 'Rate', value_type: 'float', step: 0.01 }],
  ['author', { label: 'Author', widget: 'relation', collection: 'people' }],
  ['date', { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }],
  ['tags', { widget: 'list', min: 2, max: 5 }],
  ['cover', { widget: 'object', typeKey: 'kind', types: [{ label: 'Bars' }, { label: 'List' }] }],
  ['inHub', { widget: 'boolean', default: true, required: false, hint: 'No for a plan outside' }],
  ['menu', { widget: 'select', options: ['View', 'Hide'], required: false }],
  ['slug', { pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'It must be lower-case letters, digits and single hyphens.'] }],
  ['photo', { widget: 'image' }],
  ['paint', { widget: 'color', allowInput: true, required: true }],
  ['mark', { widget: 'image', accept: '.svg', public_folder: '/marks', media_folder: '/content/marks' }],
  ['note', { required: false }],
])('the field %s says and asks what its schema says and asks', (name, expected) => {
  expect(fieldsFor(jsonSchema(plan.schema)).find((field) => field.name === name)).toMatchObject(expected)
})

test('a schema that the editor has no field for stops the build', () => {
  expect(() => fieldFor('map', { type: undefined } as Schema, true)).toThrow(/has no field/)
  expect(() => fieldFor('either', { oneOf: [{ type: 'string' }] }, true)).toThrow(/one field tells apart/)
})

test.each([
  ['usdPrice > elsewhere is "$299", but usdPrice is 349.', 'usdPrice > elsewhere is "$299", but Price is 349.'],
  ['usdPrice is 1, and inHub is not.', 'Price is 1, and In the hub is not.'],
  ['cover > items > item 2 > text is "A".', 'Cover > Items > item 2 > Text is "A".'],
  ['no link leads to a service.', 'no link leads to a service.'],
])('%s', (message, expected) => {
  expect(withLabels(message, jsonSchema(plan.schema))).toBe(expected)
})

describe('the repository', () => {
  const options = {
    collections: { plans: plan, company: { ...plan, path: 'content/company.yaml' } },
    uploads: { folder: 'public/people', path: '/people', side: 640 },
    title: 'Editor',
    logo: '/icon.svg',
    browserModule: 'browser.ts',
  }
  const github: Repository = { url: 'https://github.com/you/site', host: 'github' }
  test.each<[Repository, object]>([
    [github, { name: 'github', repo: 'you/site', auth_methods: ['token'] }],
    [
      { ...github, branch: 'main', authUrl: 'https://sign-in.example' },
      {
        name: 'github',
        repo: 'you/site',
        branch: 'main',
        base_url: 'https://sign-in.example',
        auth_methods: ['oauth', 'token'],
      },
    ],
    [
      { url: 'https://gitlab.com/group/team/site.git', host: 'gitlab', appId: 'abc' },
      { name: 'gitlab', repo: 'group/team/site', app_id: 'abc', auth_type: 'pkce', auth_methods: ['oauth', 'token'] },
    ],
    [
      { url: 'https://git.example/you/site', host: 'gitea' },
      {
        name: 'gitea',
        repo: 'you/site',
        api_root: 'https://git.example/api/v1',
        base_url: 'https://git.example',
        auth_methods: ['token'],
      },
    ],
  ])('%j', (repository, expected) => {
    expect(editorConfig(options, repository).backend).toEqual(expected)
  })

  test('the page reaches its own files, the Git host and the sign-in service, and nothing else', () => {
    const policy =
      editorHeaders({ ...github, authUrl: 'https://sign-in.example/path' })['Content-Security-Policy'] ?? ''
    expect([...new Set(policy.match(/https:[^ ;]+/g))]).toEqual([
      'https://github.com',
      'https://api.github.com',
      'https://avatars.githubusercontent.com',
      'https://www.githubstatus.com',
      'https://sign-in.example',
    ])
    expect(policy).not.toMatch(/'unsafe-eval'|script-src[^;]*'unsafe-inline'/)
    expect(editorHeaders()['Content-Security-Policy']).not.toContain('https:')
  })
})
