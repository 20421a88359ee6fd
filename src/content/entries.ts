import { type CollectionEntry, getCollection } from 'astro:content'
import { ContentError, type Entry } from '@packages/content-files'
import { memo } from '../lib/memo.ts'
import { type CollectionName, type Content, collectionNames } from './collections.ts'
import { withFigures } from './figures.ts'
import { withPresentNames } from './former-names.ts'
import { type Reading, readingOf } from './markdown.ts'
import { pageContent } from './page-content.ts'
import { opensOn } from './publication.ts'

type Entries = { [Name in CollectionName]: CollectionEntry<Name>[] }

async function read(name: CollectionName) {
  const entries = await getCollection(name)
  for (const { rendered } of entries) {
    const problem = rendered?.metadata?.problem
    if (typeof problem === 'string') throw new ContentError(problem)
  }
  return [name, entries]
}

/** As they are written, what waits among them. */
const getEntries = memo(
  async (): Promise<Entries> => withFigures(Object.fromEntries(await Promise.all(collectionNames.map(read)))),
)

/** Whether an entry is shown: while developing each is. */
export const isShown = (entry: { data: object }) => import.meta.env.DEV || opensOn(entry) === ''

/** All content as it is written, as the checks across files take it. */
export async function getContent(): Promise<Content> {
  const all = Object.entries(await getEntries()).map(([name, entries]) => [
    name,
    entries.map(({ id, filePath = id, data, body = '' }) => ({ id, file: filePath, data, body })),
  ])
  return Object.fromEntries(all)
}

/**
 * All content as pages take it.
 * @throws ContentError while developing, where any file is wrong; a build has stopped before
 */
export const getPageContent = memo(async () => pageContent(await getContent(), isShown))

/** A Markdown file with what its text has become. */
export type Text<Data> = Omit<Entry<Data>, 'body'> & { html: string; reading: Reading }

/** The entries of a collection of Markdown files, what waits among them. */
export async function getTexts<Name extends 'articles' | 'guides' | 'legal'>(
  name: Name,
): Promise<Text<CollectionEntry<Name>['data']>[]> {
  const entries: CollectionEntry<Name>[] = withPresentNames(await getEntries())[name]
  return entries.map(({ id, filePath: file = id, data, rendered }) => ({
    id,
    file,
    data,
    html: rendered?.html ?? '',
    reading: readingOf(rendered?.metadata),
  }))
}
