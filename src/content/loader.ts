import { sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Loader, LoaderContext } from 'astro/loaders'
import { codeOf } from '../../integrations/code-of.ts'
import type { Definition } from './collections.ts'
import { filesOf, readFile } from './read-content.ts'
import { readEntry } from './read-entry.ts'

/** A file that is being saved is empty for a moment, and the watcher may tell of both its states once. */
const SAVED_MS = 100

/**
 * Loads a collection for Astro. Its own loaders would do but for two things: what they say of a wrong field is made for
 * developers, and their YAML turns dates into `Date`, which accepts the 30th of February.
 *
 * A build stops at the first wrong file. While developing, a wrong file is kept as an entry with its `problem`, which
 * the pages throw, so that the browser shows the sentence.
 */
export function contentLoader(definition: Definition): Loader {
  return {
    name: 'content',
    async load(context) {
      const root = fileURLToPath(context.config.root)
      const load = () => loadAll(definition, root, context)
      await load()
      const { watcher } = context
      if (!watcher) return
      const place = `${root}content${sep}${definition.place}`
      const isOurs = (path: string) => path === place || path.startsWith(place + sep)
      watcher.add(place)
      let done = Promise.resolve()
      let waiting: NodeJS.Timeout | undefined
      const reload = (path: string) => {
        if (!isOurs(path)) return
        clearTimeout(waiting)
        waiting = setTimeout(() => (done = done.then(load)), SAVED_MS)
      }
      for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, reload)
    },
  }
}

async function loadAll(definition: Definition, root: string, { store, logger, watcher, ...context }: LoaderContext) {
  const files = filesOf(root, definition)
  for (const id of store.keys()) if (!files.some((file) => file.id === id)) store.delete(id)
  // Astro keeps entries between builds; one that other code has read or rendered is read anew.
  const code = context.generateDigest(codeOf('src/content', 'packages/drawings'))
  for (const { id, file } of files) {
    try {
      const text = readFile(root, file)
      const digest = code + context.generateDigest(text)
      if (store.get(id)?.digest === digest) continue
      const { data, body } = readEntry(definition, id, file, text)
      const rendered = definition.prose && (await context.renderMarkdown(body, { fileURL: pathToFileURL(root + file) }))
      store.set({ id, data: { file, value: data }, body, digest, filePath: file, ...(rendered && { rendered }) })
    } catch (error) {
      if (!watcher) throw error
      const problem = error instanceof Error ? error.message : String(error)
      logger.error(problem)
      store.set({ id, data: { file, problem }, filePath: file })
    }
  }
}
