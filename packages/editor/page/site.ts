import type { Definition, Entry } from '@packages/content-files'
import type { Block } from '../json-schema.ts'

/** An entry that is being edited: what its file would hold. `fields.body` is the text of a Markdown file. */
export type Draft = {
  collection: string
  file: string
  fields: Record<string, unknown>
  /** Where files are that are not saved yet, by the addresses that fields have for them. */
  unsaved: Map<string, string>
}

/** What the build would say of a draft, each a sentence, and what the site would show of it. */
export type Review = {
  problems: string[]
  preview: Element[]
  /** Because of a wrong field that is not the whole of it. Where the whole was shown before, it stays. */
  isPartial?: boolean
}

/** What the site's browser module exports as `site`. */
export type EditedSite = {
  /** The address of a page that has all styles that a preview needs. */
  styledPage: string
  collections: Record<string, Definition>
  blocks?: Record<string, Block>
  /**
   * What the build checks beyond the schema of one file, and what the site shows of a draft.
   * @param all all entries by collection, the draft among them unless it has a wrong field; undefined while another file
   * has one
   */
  review: (draft: Draft, all?: Record<string, Entry[]>) => Promise<Review>
}
