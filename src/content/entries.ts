import { getCollection } from 'astro:content'
import { type CollectionName, collections, type Definition, type Entry } from './collections.ts'
import { type Reading, readingOf } from './markdown.ts'
import { ContentError } from './problem.ts'

/** What the loader keeps of an entry: its fields, or while developing why there are none. */
type Kept = { file: string; value?: unknown; problem?: string }

/** `html` and `reading` are there for prose. */
export type ReadEntry<Name extends CollectionName> = Entry<Name> & { html: string; reading: Reading }

async function read<Name extends CollectionName>(name: Name): Promise<ReadEntry<Name>[]> {
  const entries = await getCollection(name)
  return entries.map(({ id, data, body, rendered }) => {
    const { file, value, problem } = data as Kept
    if (problem !== undefined) throw new ContentError(problem)
    const reading = readingOf(rendered?.metadata?.frontmatter as Record<string, unknown> | undefined)
    return { id, file, data: value, body: body ?? '', html: rendered?.html ?? '', reading } as ReadEntry<Name>
  })
}

/** A build asks for the same collections thousands of times, and they do not change meanwhile. */
const kept = new Map<CollectionName, Promise<unknown>>()

/**
 * All entries of a collection, by the order of their `order` field where they have one.
 * @throws ContentError while developing, where a file cannot be published
 */
export function entries<Name extends CollectionName>(name: Name): Promise<ReadEntry<Name>[]> {
  const found = kept.get(name) as Promise<ReadEntry<Name>[]> | undefined
  if (found && !import.meta.env.DEV) return found
  const reading = read(name).then((all) =>
    all.sort((a, b) => comparePlaces(a.data, b.data) || a.id.localeCompare(b.id)),
  )
  kept.set(name, reading)
  return reading
}

/** All collections. */
export async function everything(): Promise<{ [Name in CollectionName]: ReadEntry<Name>[] }> {
  const names = Object.keys(collections) as CollectionName[]
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await entries(name)])))
}

const placeOf = (data: unknown) => (data as { order?: number }).order ?? 1e9
const comparePlaces = (a: unknown, b: unknown) => placeOf(a) - placeOf(b)

/** The one entry of a collection that is a single file. */
export async function record<Name extends CollectionName>(name: Name): Promise<Entry<Name>['data']> {
  const [only] = await entries(name)
  const { place }: Definition = collections[name]
  if (!only) throw new ContentError(`content/${place} is missing.`)
  return only.data
}
