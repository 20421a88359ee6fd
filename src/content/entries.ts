import { getCollection } from 'astro:content'
import { ContentError, type Entry } from '@packages/content-files'
import { memo } from '../lib/memo.ts'
import { resolveAliases } from './aliases.ts'
import { type CollectionName, type Content, collectionNames } from './collections.ts'
import { type TextMetadata, textMetadata } from './markdown.ts'
import { pageContent } from './page-content.ts'
import { fillPlaceholders } from './placeholders.ts'
import { publicationState } from './publication.ts'

async function read(name: CollectionName) {
  const entries = await getCollection(name)
  return [
    name,
    entries.map(({ id, filePath: file = id, data, body = '', rendered }) => {
      const problem = rendered?.metadata?.problem
      if (typeof problem === 'string') throw new ContentError(problem)
      return { id, file, data, body, rendered }
    }),
  ]
}

/**
 * All content, drafts and scheduled entries included; what the checks across files read.
 * @throws ContentError while developing, where any file is wrong; a build has stopped before
 */
export const getContent = memo(
  async (): Promise<Content> => fillPlaceholders(Object.fromEntries(await Promise.all(collectionNames.map(read)))),
)

/** Whether an entry is shown: while developing each is. */
export const isShown = (entry: { data: object }) => import.meta.env.DEV || publicationState(entry) === ''

/** The content that pages show. */
export const getPageContent = memo(async () => pageContent(await getContent(), isShown))

type Rendered<Data> = Entry<Data> & { rendered?: { html: string; metadata?: Record<string, unknown> } }
/** A Markdown file with what its text has become. */
export type Text<Data> = Entry<Data> & { html: string; metadata: TextMetadata }

/** The entries of a collection of Markdown files, what waits among them. */
export async function getTexts<Name extends 'articles' | 'guides' | 'legal'>(name: Name) {
  const entries: Rendered<Content[Name][number]['data']>[] = resolveAliases(await getContent())[name]
  return entries.map(
    (entry): Text<Content[Name][number]['data']> => ({
      ...entry,
      html: entry.rendered?.html ?? '',
      metadata: textMetadata(entry.rendered?.metadata),
    }),
  )
}
