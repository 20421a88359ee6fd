import { type CollectionEntry, getCollection } from 'astro:content'
import { ContentError } from '@packages/content-files'
import { memo } from '../lib/memo.ts'
import { type CollectionName, type Content, collectionNames, collections } from './collections.ts'
import { withFigures } from './figures.ts'
import { withPresentNames } from './former-names.ts'
import { opensOn } from './publication.ts'

type Entries = { [Name in CollectionName]: CollectionEntry<Name>[] }

const placeOf = (data: object) => ('order' in data && typeof data.order === 'number' ? data.order : Infinity)

async function read(name: CollectionName) {
  const entries = await getCollection(name)
  for (const { rendered } of entries) {
    const problem = rendered?.metadata?.problem
    if (typeof problem === 'string') throw new ContentError(problem)
  }
  return [name, entries.sort((a, b) => placeOf(a.data) - placeOf(b.data) || a.id.localeCompare(b.id))]
}

/** As they are written, what waits among them. */
const getEntries = memo(
  async (): Promise<Entries> => withFigures(Object.fromEntries(await Promise.all(collectionNames.map(read)))),
)
const getNamed = memo(async () => withPresentNames(await getEntries()))

/** Whether an entry is shown: while developing each is. */
export const isShown = (entry: { data: object }) => import.meta.env.DEV || opensOn(entry) === ''

/**
 * The entries of a collection, their figures filled in: by their field `order`, where they have one, then by name.
 * @param which those that are shown, if nothing is said
 * @throws ContentError while developing, where any file is wrong; a build has stopped before
 */
export async function getSorted<Name extends CollectionName>(
  name: Name,
  which: (entry: { data: object }) => boolean = isShown,
): Promise<Entries[Name]> {
  return (await getNamed())[name].filter(which) as Entries[Name]
}

/** The data of a collection that is a single file. */
export async function getSingleton<Name extends CollectionName>(name: Name): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getSorted(name)
  if (!entry) throw new ContentError(`${collections[name].path} is missing.`)
  return entry.data
}

/** All content as it is written, as the checks across files take it. */
export async function getContent(): Promise<Content> {
  const all = Object.entries(await getEntries()).map(([name, entries]) => [
    name,
    entries.map(({ id, filePath = id, data, body = '' }) => ({ id, file: filePath, data, body })),
  ])
  return Object.fromEntries(all)
}
