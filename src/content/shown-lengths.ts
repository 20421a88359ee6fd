import { type Content, collectionNames, collections } from './collections.ts'

declare module 'zod' {
  interface GlobalMeta {
    /** How many characters of the text search results show: others are taken, with a warning. */
    shown?: { least: number; most: number }
  }
}

/** A sentence for each title or description that search results would cut, or that says little there. */
export const shownLengths = (content: Content): string[] =>
  collectionNames.flatMap((name) =>
    Object.entries(collections[name].schema.shape).flatMap(([field, schema]) => {
      const shown = schema.meta()?.shown
      if (!shown) return []
      return content[name].flatMap(({ file, data }) => {
        const { length } = String((data as Record<string, unknown>)[field])
        return length >= shown.least && length <= shown.most
          ? []
          : [`${file}: ${field} has ${length} characters. Search results show ${shown.least} to ${shown.most}.`]
      })
    }),
  )
