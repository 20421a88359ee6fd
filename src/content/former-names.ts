import { references } from '@packages/content-files'
import type { z } from 'zod'
import { type CollectionName, collectionNames, collections } from './collections.ts'

/** The collections whose entries are a page each and may be renamed, with the folder of their addresses. */
export const FOLDERS = { articles: '/blog', guides: '/blog', services: '/services', landing: '/for' } as const
type Renamed = keyof typeof FOLDERS
type Entries = { [Name in Renamed]: { id: string; data: { aliases?: string[] | undefined } }[] }

/** Where each former address leads now. */
export const redirectsOf = (content: Entries) =>
  new Map(
    (Object.keys(FOLDERS) as Renamed[]).flatMap((name) =>
      content[name].flatMap(({ id, data: { aliases = [] } }) =>
        aliases.map((alias) => [alias, `${FOLDERS[name]}/${id}`] as const),
      ),
    ),
  )

function renamed(schema: z.ZodType, data: object, redirects: ReadonlyMap<string, string>): object {
  const copy = structuredClone(data)
  for (const { collection, id, path } of references(schema, data)) {
    const now = redirects.get(`${FOLDERS[collection as Renamed]}/${id}`)
    if (!now) continue
    // biome-ignore lint/suspicious/noExplicitAny: what is named lies at any depth of any schema.
    const parent = path.slice(0, -1).reduce((value: any, key) => value[key], copy)
    parent[path.at(-1) as PropertyKey] = now.slice(now.lastIndexOf('/') + 1)
  }
  return copy
}

/** All content, in which an entry that was renamed has its present name wherever it is named by a former one. */
export function withPresentNames<All extends Entries & Record<CollectionName, { data: object }[]>>(all: All): All {
  const redirects = redirectsOf(all)
  if (redirects.size === 0) return all
  const named = collectionNames.map((name) => [
    name,
    all[name].map((entry) => ({ ...entry, data: renamed(collections[name].schema, entry.data, redirects) })),
  ])
  return Object.fromEntries(named)
}
