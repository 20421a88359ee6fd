import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Builds with other settings share the cache, so a file that one of them does not use stays for a day. */
const UNUSED_MS = 24 * 60 * 60 * 1000

/**
 * Gives what `make` made for the same inputs before, or makes it now.
 * @param inputs everything that the result depends on, a version of the code that makes it among them
 */
export type Memoize = (inputs: (string | Uint8Array)[], make: () => Promise<Uint8Array>) => Promise<Uint8Array>

/** A content-addressed cache between builds: one file for each result, named by the hash of its inputs. */
export function fileCache(folder: string): Memoize {
  return async (inputs, make) => {
    const hash = createHash('sha256')
    for (const input of inputs) hash.update(input).update('\0')
    const file = join(folder, hash.digest('hex'))
    const now = new Date()
    const found = await readFile(file).catch(() => undefined)
    if (found) {
      await utimes(file, now, now)
      return found
    }
    const made = await make()
    await mkdir(folder, { recursive: true })
    // Renamed when complete: something else may make the same meanwhile, or this build may be stopped.
    const unfinished = `${file}.${randomUUID()}`
    await writeFile(unfinished, made)
    await rename(unfinished, file)
    return made
  }
}

/** Removes the results of a cache that no build has used for a day. */
export async function removeUnused(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name)
    if ((await stat(file)).mtimeMs < Date.now() - UNUSED_MS) await rm(file)
  }
}
