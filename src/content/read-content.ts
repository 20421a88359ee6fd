import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CollectionName, collections, type Definition, type Entry } from './collections.ts'
import { ContentError } from './problem.ts'
import { readEntry } from './read-entry.ts'

/** Files of a collection, by the id of their entry; paths are relative to the project. */
export function filesOf(root: string, { place, prose }: Definition): { id: string; file: string }[] {
  const ending = prose ? '.md' : '.yaml'
  if (place.endsWith('.yaml')) return [{ id: place.slice(0, -ending.length), file: `content/${place}` }]
  const folder = join(root, 'content', place)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => ({ id: name.slice(0, -ending.length), file: `content/${place}/${name}` }))
}

export function readFile(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    throw new ContentError(`${file} is missing. Every site has that file; take it from an earlier version.`)
  }
}

/**
 * Reads a collection as it is on disk now, for tools that run without Astro.
 * @throws ContentError naming each wrong file and field
 */
export function readCollection<Name extends CollectionName>(root: string, name: Name): Entry<Name>[] {
  const definition: Definition = collections[name]
  return filesOf(root, definition).map(
    ({ id, file }) => ({ id, file, ...readEntry(definition, id, file, readFile(root, file)) }) as Entry<Name>,
  )
}
