import { allPictures, drawOne } from '../../integrations/pictures/all-pictures.ts'
import { entries } from './entries.server.ts'
import { library } from './library.server.ts'
import { ContentError } from './problem.ts'
import { unfinished } from './unfinished.ts'

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
