import type { Content } from './collections.ts'

/** Today in UTC, as YYYY-MM-DD: the day of the build, or in the editor the day its page was opened. */
const BUILD_DAY = new Date().toISOString().slice(0, 10)

/** Later than every day. */
export const DRAFT = 'draft'

/**
 * When an entry is published: the day, `DRAFT`, or an empty text where it is published already. Of two, the later one is
 * the greater text.
 */
export function publicationState({ data }: { data: object }, today = BUILD_DAY): string {
  const { draft, date = '' } = data as { draft?: boolean; date?: string }
  return draft ? DRAFT : date > today ? date : ''
}

/** Without drafts and scheduled entries. */
export const published = (content: Content, today?: string) =>
  Object.fromEntries(
    Object.entries(content).map(([name, entries]) => [
      name,
      entries.filter((entry) => !publicationState(entry, today)),
    ]),
  ) as Content

/** That an entry is not published, as the rest of a sentence. */
export const describeUnpublished = (state: string) =>
  state === DRAFT ? 'is a draft' : `is not published until ${state}`

/** The mark of an unpublished entry where it is shown all the same: while developing. */
export const unpublishedLabel = (state: string) => state && (state === DRAFT ? 'Draft' : `Scheduled for ${state}`)

/** Stands wherever a new article waits for words. */
export const TO_REPLACE = 'REPLACE THIS'

type MarkdownEntry = { file: string; data: object; body: string }

/** A sentence for each text that still waits for words and is no draft: it may be looked at, but not published. */
export function unfinished({ articles, guides }: { articles: MarkdownEntry[]; guides: MarkdownEntry[] }): string[] {
  return [...articles, ...guides]
    .filter((entry) => publicationState(entry) !== DRAFT)
    .filter(({ data, body }) => JSON.stringify([data, body]).includes(TO_REPLACE))
    .map(({ file }) => `${file} still contains ${TO_REPLACE}. Finish it, or set draft: true.`)
}
