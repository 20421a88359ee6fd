import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { library } from '../../src/content/library.server.ts'
import { ContentError } from '../../src/content/problem.ts'
import { readPlans } from '../../src/content/read-plans.ts'
import { allPictures, drawOne } from '../finish/pictures.ts'
import { TO_REPLACE } from '../../tools/skeleton.ts'

/**
 * Reads everything that editors write, as the build does: plans, articles, guides and the pictures in them.
 * @throws Error whose sentence names the file and what is wrong in it
 */
export function checkContent(): void {
  readPlans(readFileSync(join(process.cwd(), 'content/plans.json'), 'utf8'))
  for (const source of allPictures().values()) drawOne(source)
}

/**
 * What may be looked at but not published: an article that still has words of the skeleton.
 * @throws ContentError naming the files
 */
export function checkReplaced(): void {
  const unfinished = library().filter(({ source }) => JSON.stringify(source).includes(TO_REPLACE))
  if (unfinished.length > 0)
    throw new ContentError(
      unfinished
        .map(({ source }) => `${source.file} still says ${TO_REPLACE}. Write it to the end or move it away.`)
        .join('\n'),
    )
}

/** One picture as the build would write it, for pages that are looked at before the build. */
export function pictureAt(path: string): string | undefined {
  const source = allPictures().get(path)
  return source && drawOne(source)
}
