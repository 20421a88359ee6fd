import { ContentError, type Entry, isSingleFile } from '@packages/content-files'
import { resolveAliases } from './aliases.ts'
import { type CollectionName, type Content, collectionNames, collections, type Data } from './collections.ts'

type Definitions = typeof collections
/** The collections that are folders: their definitions name one of their entries. */
type Folder = {
  [Name in CollectionName]: Definitions[Name] extends { singular: string } ? Name : never
}[CollectionName]

/** Content as pages take it: a folder's entries by `order`, where they have one, then by name; a single file's data. */
export type PageContent = { [Name in CollectionName]: Name extends Folder ? Entry<Data<Name>>[] : Data<Name> }

const placeOf = (data: object) => ('order' in data && typeof data.order === 'number' ? data.order : 1e9)

/**
 * @param all its figures filled in
 * @throws ContentError where a single file is missing
 */
export function pageContent(all: Content, isShown: (entry: Entry<object>) => boolean): PageContent {
  const named = resolveAliases(all)
  const content = collectionNames.map((name) => {
    const entries = named[name].filter(isShown)
    if (!isSingleFile(collections[name]))
      return [name, entries.sort((a, b) => placeOf(a.data) - placeOf(b.data) || a.id.localeCompare(b.id))]
    const [file] = entries
    if (!file) throw new ContentError(`${collections[name].path} is missing.`)
    return [name, file.data]
  })
  return Object.fromEntries(content)
}
