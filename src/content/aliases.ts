import { references, valueAt } from '@packages/content-files'
import type { z } from 'zod'
import { type CollectionName, collectionNames, collections } from './collections.ts'

/** The collections whose entries are a page each and may be renamed, with what their addresses begin with. */
export const URL_PREFIXES = { articles: '/blog', guides: '/blog', services: '/services', landing: '/for' } as const
type Aliased = keyof typeof URL_PREFIXES
type Entries = { [Name in Aliased]: { id: string; data: { aliases?: string[] | undefined } }[] }

/** Where each former address leads now. */
export const aliasRedirects = (content: Entries) =>
  new Map(
    (Object.keys(URL_PREFIXES) as Aliased[]).flatMap((name) =>
      content[name].flatMap(({ id, data: { aliases = [] } }) =>
        aliases.map((alias) => [alias, `${URL_PREFIXES[name]}/${id}`] as const),
      ),
    ),
  )

function resolveReferences(schema: z.ZodType, data: object, redirects: ReadonlyMap<string, string>): object {
  const copy = structuredClone(data)
  for (const { collection, id, path } of references(schema, data)) {
    const now = redirects.get(`${URL_PREFIXES[collection as Aliased]}/${id}`)
    if (!now) continue
    const parent = valueAt(copy, path.slice(0, -1)) as Record<PropertyKey, string>
    parent[path.at(-1) as PropertyKey] = now.slice(now.lastIndexOf('/') + 1)
  }
  return copy
}

/** All content, in which an entry that was renamed has its present name wherever it is named by a former one. */
export function resolveAliases<All extends Entries & Record<CollectionName, { data: object }[]>>(all: All): All {
  const redirects = aliasRedirects(all)
  if (redirects.size === 0) return all
  const named = collectionNames.map((name) => [
    name,
    all[name].map((entry) => ({ ...entry, data: resolveReferences(collections[name].schema, entry.data, redirects) })),
  ])
  return Object.fromEntries(named)
}
