import { type Definition, idOf, isSingleFile } from '@packages/content-files'
import type { CustomPreviewTemplateProps } from '@sveltia/cms'
import { type CollectionName, type Content, collections } from '../../../src/content/collections.ts'

export type Fields = Record<string, unknown>
/** An entry that is being edited: its file, and everything in it. */
export type Draft = { name: CollectionName; file: string; fields: Fields }
type GetCollection = CustomPreviewTemplateProps['getCollection']
type EntryMap = CustomPreviewTemplateProps['entry']
type Entry = { id: string; file: string; data: unknown; body: string }

export const definitions: Record<CollectionName, Definition> = collections
const names = Object.keys(definitions) as CollectionName[]

/** The collection that a file belongs to. */
export const collectionOf = (file: string) =>
  names.find((name) => file === definitions[name].path || file.startsWith(`${definitions[name].path}/`))

/** The editor marks items that are new or have been moved, by names that begin so; it saves none of these. */
const MARK = '__'
/** Stands for a picture that gets its address when it is saved. */
const NEW_PICTURE = '/people/new.webp'

function withoutMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMarks)
  if (typeof value === 'string') return value.startsWith('blob:') ? NEW_PICTURE : value
  if (typeof value !== 'object' || value === null) return value
  const own = Object.entries(value).filter(([name]) => !name.startsWith(MARK))
  return Object.fromEntries(own.map(([name, inner]) => [name, withoutMarks(inner)]))
}

/** What the editor holds of an entry, as a file would have it. One that was never saved has no path. */
export function heldIn(entry: EntryMap): { path?: string; fields: Fields } {
  const { data, path } = entry.toJS() as unknown as { data: Fields; path?: string }
  return { path, fields: withoutMarks(data) as Fields }
}

const asEntry = ({ file, fields: { body = '', ...data } }: Draft): Entry => ({
  id: idOf(file),
  file,
  data,
  body: String(body),
})

/**
 * Everything that is written, with a draft in the place of its file, for checks over all files.
 * @returns undefined where another file is wrong: what is asked of all cannot be said then
 */
export async function contentWith(draft: Draft, getCollection: GetCollection): Promise<Content | undefined> {
  const lists = [...names.filter((name) => !isSingleFile(definitions[name])), '_singletons']
  const found = (await Promise.all(lists.map((list) => getCollection(list)))).flat().map((entry) => {
    const { path = '', fields } = heldIn(entry)
    return { name: collectionOf(path), file: path, fields }
  })
  const drafts = found.filter((entry): entry is Draft => entry.name !== undefined && entry.file !== draft.file)
  const wrong = drafts.some(
    ({ name, fields: { body: _, ...data } }) => !definitions[name].schema.safeParse(data).success,
  )
  if (wrong) return undefined
  const of = (name: CollectionName) => [...drafts, draft].filter((entry) => entry.name === name).map(asEntry)
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Content
}
