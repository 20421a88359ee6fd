import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content'
import { ContentError } from '@packages/content-files'
import { type CollectionName, type Content, collectionNames, collections } from './collections.ts'

const placeOf = (data: object) => ('order' in data && typeof data.order === 'number' ? data.order : Infinity)

/**
 * All entries of a collection: by their field `order`, where they have one, then by name.
 * @throws ContentError while developing, where a file is wrong; a build has stopped before
 */
export async function getSorted<Name extends CollectionKey>(name: Name): Promise<CollectionEntry<Name>[]> {
  const entries = await getCollection(name)
  for (const { rendered } of entries) {
    const problem = rendered?.metadata?.problem
    if (typeof problem === 'string') throw new ContentError(problem)
  }
  return entries.sort((a, b) => placeOf(a.data) - placeOf(b.data) || a.id.localeCompare(b.id))
}

/** The data of a collection that is a single file. */
export async function getSingleton<Name extends CollectionKey>(name: Name): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getSorted(name)
  if (!entry) throw new ContentError(`${collections[name].path} is missing.`)
  return entry.data
}

/** All content, as the checks across files take it. */
export async function getContent(): Promise<Content> {
  const read = async (name: CollectionName) => {
    const entries = await getSorted(name)
    return [name, entries.map(({ id, filePath = id, data, body = '' }) => ({ id, file: filePath, data, body }))]
  }
  return Object.fromEntries(await Promise.all(collectionNames.map(read)))
}

/** The entry of an id that `checkRelations` has found to be there. */
export function requireEntry<Item extends { id: string }>(entries: Item[], id: string): Item {
  const found = entries.find((entry) => entry.id === id)
  if (!found) throw new Error(`There is no entry "${id}".`)
  return found
}
