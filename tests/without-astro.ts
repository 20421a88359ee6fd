import { pathToFileURL } from 'node:url'
import { type CollectionName, collections, type Definition } from '../src/content/collections.ts'
import { markdownProcessor, type Reading, readingOf } from '../src/content/markdown.ts'
import { readCollection } from '../src/content/read-content.ts'

/** What Astro does with content, for tests, which run without it. They get this module for `astro:content`. */

type Rendered = { html: string; reading: Reading }

const renderer = markdownProcessor.createRenderer({ syntaxHighlight: false })
const kept = new Map<string, Promise<Rendered>>()

async function render(id: string, markdown: string): Promise<Rendered> {
  const { code, metadata } = await (await renderer).render(markdown, { fileURL: pathToFileURL(`/${id}.md`) })
  return { html: code, reading: readingOf(metadata.frontmatter) }
}

/**
 * What has been rendered before is there at once.
 * @param id of the entry, after which its pictures are named
 */
export function renderMarkdown(id: string, markdown: string): Promise<Rendered> {
  const key = `${id}\n${markdown}`
  const found = kept.get(key) ?? render(id, markdown)
  kept.set(key, found)
  return found
}

/** A collection as it is on disk now, in the form in which the site's loader hands it to Astro. */
export function getCollection(name: CollectionName) {
  const { prose }: Definition = collections[name]
  return Promise.all(
    readCollection(process.cwd(), name).map(async ({ id, file, data, body }) => {
      const entry = { id, data: { file, value: data }, body }
      if (!prose) return entry
      const { html, reading } = await renderMarkdown(id, body)
      return { ...entry, rendered: { html, metadata: { frontmatter: { reading } } } }
    }),
  )
}
