import { entries } from '../content/entries.ts'
import { ContentError } from '../content/problem.ts'
import { unfinished } from '../content/unfinished.ts'
import { library } from './articles.ts'
import { allPictures, drawOne } from './pictures.ts'

async function check(): Promise<void> {
  await library()
  for (const picture of await allPictures()) drawOne(picture)
  if (import.meta.env.DEV) return
  const waiting = unfinished([...(await entries('articles')), ...(await entries('guides'))])
  if (waiting.length > 0) throw new ContentError(waiting.join('\n'))
}

let kept: Promise<void> | undefined

/**
 * Everything an owner writes is checked before the first page: a build stops there, and while developing the browser
 * shows what is wrong on whichever page is open.
 * @throws ContentError naming each file that cannot be published
 */
export function checkContent(): Promise<void> {
  if (import.meta.env.DEV) return check()
  kept ??= check()
  return kept
}
