import { join, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Definition, idOf, readEntry } from '@packages/content-files'
import { findFiles, readFile, readFiles } from '@packages/content-files/node'
import type { Loader, LoaderContext } from 'astro/loaders'
import type { z } from 'zod'
import { type Content, collectionNames, collections } from './collections.ts'
import { fillPlaceholders } from './placeholders.ts'

/**
 * The folder that holds `content`: the project's, or that of a copy which `CONTENT_DIR` names. Tests build the site from
 * copies of the folder `content`.
 */
export const contentRoot = resolve(process.env.CONTENT_DIR ?? 'content', '..')

/** Debounces saves: some editors truncate a file before they write it. */
const SETTLE_MS = 100

/**
 * Loads a collection for Astro. Astro's own loaders word their errors for developers, and their YAML parser turns dates
 * into `Date`, which accepts the 30th of February.
 *
 * A build stops at the first wrong file. While developing, the entry of a wrong file holds the problem instead of its
 * data, and pages that ask for it throw the problem, so that the browser shows it.
 * @param root the folder that the definition's path begins in
 */
export function contentLoader(definition: Definition, root = contentRoot): Loader {
  return {
    name: 'content-files',
    async load(context) {
      const { store, watcher, logger } = context
      // The store is kept between builds, and the code that made its entries may have changed.
      store.clear()
      await loadFiles(definition, root, context)
      if (!watcher) return
      const place = join(root, definition.path)
      watcher.add(place)
      let loading = Promise.resolve()
      let timer: NodeJS.Timeout | undefined
      const reload = () => {
        loading = loading
          .then(() => loadFiles(definition, root, context))
          .catch((error) => logger.error(`${definition.path} was not read: ${error}`))
      }
      for (const event of ['add', 'change', 'unlink'] as const)
        watcher.on(event, (path) => {
          if (path !== place && !path.startsWith(place + sep)) return
          clearTimeout(timer)
          timer = setTimeout(reload, SETTLE_MS)
        })
    },
  }
}

async function loadFiles(definition: Definition, root: string, { store, logger, watcher, ...context }: LoaderContext) {
  const found = new Set<string>()
  for (const file of findFiles(root, definition)) {
    const id = idOf(file)
    found.add(id)
    try {
      const text = readFile(root, file)
      const digest = context.generateDigest(text)
      if (store.get(id)?.digest === digest) continue
      const { data, body } = readEntry(definition, file, text)
      const rendered = definition.markdown
        ? await context.renderMarkdown(body, { fileURL: pathToFileURL(join(root, file)) })
        : undefined
      store.set({
        id,
        data: data as Record<string, unknown>,
        body,
        digest,
        filePath: file,
        ...(rendered && { rendered }),
      })
    } catch (error) {
      if (!watcher) throw error
      const problem = error instanceof Error ? error.message : String(error)
      logger.error(problem)
      store.set({ id, data: {}, filePath: file, rendered: { html: '', metadata: { problem } } })
    }
  }
  for (const id of store.keys()) if (!found.has(id)) store.delete(id)
}

/**
 * All content as pages read it, for tools that run without Astro.
 * @throws ContentError for the first wrong file
 */
export function readContent(root: string): Content {
  const files = collectionNames.map((name) => [name, readFiles<z.ZodType>(root, collections[name])])
  return fillPlaceholders(Object.fromEntries(files))
}
