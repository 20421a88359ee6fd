import { DRAFT, opensOn } from './publication.ts'

/** Stands wherever a new article waits for words. */
export const TO_REPLACE = 'REPLACE THIS'

type Written = { file: string; data: object; body: string }

/** A sentence for each text that still waits for words and is no draft: it may be looked at, but not published. */
export function unfinished({ articles, guides }: { articles: Written[]; guides: Written[] }): string[] {
  return [...articles, ...guides]
    .filter((entry) => opensOn(entry) !== DRAFT)
    .filter(({ data, body }) => JSON.stringify([data, body]).includes(TO_REPLACE))
    .map(({ file }) => `${file} still says ${TO_REPLACE}. Write it to the end or move it away.`)
}
