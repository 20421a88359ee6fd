import { site } from 'virtual:edited-site'
import { type Definition, type Entry, idOf, isSingleFile, readEntry, recordOf } from '@packages/content-files'
import type { CustomPreviewTemplateProps } from '@sveltia/cms'
import { BROKEN, tidy, writeEntry } from '../entry-text.ts'
import { jsonSchema, type Schema, variantOf, withLabels } from '../json-schema.ts'
import { collectionOf } from '../options.ts'
import type { Draft, Review } from './site.ts'

type Fields = Draft['fields']
type EntryMap = CustomPreviewTemplateProps['entry']
type GetCollection = CustomPreviewTemplateProps['getCollection']

const { collections, blocks = {} } = site

/** The blobs of files that are not saved yet, by the addresses that stand for them. */
const unsaved = new Map<string, string>()
function addressOf(blob: string, folder: string, extension: string): string {
  const known = [...unsaved].find(([, url]) => url === blob)?.[0]
  const address = known ?? `/${folder}/new-${unsaved.size + 1}.${extension}`
  unsaved.set(address, blob)
  return address
}

/**
 * A value as its file would hold it. Sveltia adds keys of its own to the items of lists, and a file that is not saved yet
 * has the address of a blob.
 */
function asSaved(value: unknown, schema: Schema, isItem = false): unknown {
  if (Array.isArray(value)) return value.map((item) => asSaved(item, schema.items ?? {}, true))
  if (String(value).startsWith('blob:')) {
    if (schema.pictures) return addressOf(String(value), schema.pictures, 'webp')
    if (schema.file) return addressOf(String(value), schema.file.path.slice(1), 'svg')
  }
  const record = recordOf(value)
  if (!record) return value
  const { properties = {} } = variantOf(schema, record)
  const own = Object.entries(record).filter(([name]) => !isItem || name in properties)
  return Object.fromEntries(own.map(([name, inner]) => [name, asSaved(inner, properties[name] ?? {})]))
}

/**
 * What the editor holds of an entry.
 * @param name its collection, for an entry that has no file before it is saved
 * @returns undefined where the file belongs to no collection
 */
export function draftOf(entry: EntryMap, name?: string): Draft | undefined {
  const { data, path } = entry.toJS() as { data: Fields; path: string }
  const collection = name ?? collectionOf(collections, path)
  const definition = collection && collections[collection]
  if (!definition) return undefined
  const file = path || `${definition.path}/new.${definition.markdown ? 'md' : 'yaml'}`
  const schema = jsonSchema(definition.schema)
  return { collection, file, fields: tidy(asSaved(data, schema), schema) as Fields, unsaved }
}

/** The file of the entry that is edited, before it is saved under another name. */
let opened = ''

/** All entries but the draft; undefined while one of them is wrong. */
async function othersOf(draft: Draft, getCollection: GetCollection): Promise<Record<string, Entry[]> | undefined> {
  const folders = Object.keys(collections).filter((name) => !isSingleFile(collections[name] as Definition))
  const found = await Promise.all([...folders, '_singletons'].map((name) => getCollection(name)))
  const entries: Record<string, Entry[]> = Object.fromEntries(Object.keys(collections).map((name) => [name, []]))
  for (const map of found.flat()) {
    const other = draftOf(map)
    if (!other || other.file === draft.file || other.file === opened) continue
    const { body = '', ...fields } = other.fields
    const { data, success } = (collections[other.collection] as Definition).schema.safeParse(fields)
    if (!success) return undefined
    entries[other.collection]?.push({ id: idOf(other.file), file: other.file, data, body: String(body) })
  }
  return entries
}

/** Problems of the draft's own file, without its name and with labels for fields; others show when their file is edited. */
const ownProblems = (problems: string[], file: string, schema: Schema) =>
  problems
    .filter((problem) => problem.includes(file) || !/^\S+\.(md|yaml)\b/.test(problem))
    .map((problem) => withLabels(problem.replace(`${file}: `, '').replace(`${file} `, 'It '), schema))

/** How Sveltia gives all entries, and which one is edited, since the last preview was shown. */
let getCollection: GetCollection | undefined
export function provideEntries(get: GetCollection, edited: EntryMap): void {
  getCollection = get
  opened = edited.toJS().path
}

/** What the build would say of a draft, in the editor's labels, and what the site would show of it. */
export async function review(draft: Draft): Promise<Review> {
  const { collection, file, fields } = draft
  const definition = collections[collection] as Definition
  if (fields[BROKEN]) return { problems: [`It cannot be edited here: ${fields[BROKEN]}`], preview: [] }
  const problems: string[] = []
  let entry: Entry | undefined
  try {
    entry = readEntry(definition, file, writeEntry(definition, fields, blocks))
  } catch (error) {
    problems.push(...(error as Error).message.split('\n'))
  }
  const others = getCollection && (await othersOf(draft, getCollection))
  const all = others && { ...others, [collection]: [...(others[collection] ?? []), ...(entry ? [entry] : [])] }
  const reviewed = await site.review(draft, all)
  problems.push(...reviewed.problems)
  return { ...reviewed, problems: ownProblems(problems, file, jsonSchema(definition.schema)) }
}
