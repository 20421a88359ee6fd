import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { threadId } from 'node:worker_threads'

/** The site and its second build for the browser tests use the same folder, so what one of them leaves unused stays a while. */
const UNUSED_MS = 24 * 60 * 60 * 1000

type Parts = (string | Uint8Array)[]

function placeOf(folder: string, parts: Parts): string {
  const key = createHash('sha256')
  for (const part of parts) key.update(part).update('\0')
  return join(resolve('.cache', folder), key.digest('hex'))
}

function find(file: string): Buffer | undefined {
  try {
    utimesSync(file, new Date(), new Date())
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** Under another name first: a build that runs at the same time never reads half a file. */
function put(file: string, content: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.${process.pid}-${threadId}`, content)
  renameSync(`${file}.${process.pid}-${threadId}`, file)
}

/**
 * What is dear to make and the same for the same source, kept between builds.
 * @param folder below `.cache/`
 * @param parts everything that the result depends on
 */
export function kept(folder: string, parts: Parts, make: () => string | Uint8Array): Buffer {
  const file = placeOf(folder, parts)
  const found = find(file)
  if (found) return found
  const made = Buffer.from(make())
  put(file, made)
  return made
}

/**
 * Removes what no build has used for a day.
 * @param folder as above
 */
export async function forgetUnused(folder: string): Promise<void> {
  const place = resolve('.cache', folder)
  for (const name of await readdir(place).catch(() => [])) {
    const file = join(place, name)
    const used = await stat(file).catch(() => undefined)
    if (used && Date.now() - used.mtimeMs > UNUSED_MS) await rm(file, { force: true })
  }
}
