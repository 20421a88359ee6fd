import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The site and its second build for the browser tests use the same cache, so what one of them leaves unused stays a while. */
const UNUSED_MS = 24 * 60 * 60 * 1000

function openCache(file: string) {
  mkdirSync(dirname(file), { recursive: true })
  // Workers and builds that run at the same time wait for each other.
  const database = new DatabaseSync(file, { timeout: 60_000 })
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS kept (key TEXT PRIMARY KEY, content BLOB NOT NULL, used INTEGER NOT NULL);
  `)
  const find = database.prepare('SELECT content FROM kept WHERE key = ?')
  const put = database.prepare('INSERT OR REPLACE INTO kept VALUES (?, ?, ?)')
  const use = database.prepare('UPDATE kept SET used = ? WHERE key = ? AND used < ?')
  const forget = database.prepare('DELETE FROM kept WHERE used < ?')
  return {
    find(key: string): Buffer | undefined {
      const row = find.get(key)
      if (row) use.run(Date.now(), key, Date.now() - UNUSED_MS / 2)
      return row && Buffer.from(row.content as Uint8Array)
    },
    put: (key: string, content: Uint8Array) => put.run(key, content, Date.now()),
    forgetUnused: () => forget.run(Date.now() - UNUSED_MS),
  }
}

const opened = new Map<string, ReturnType<typeof openCache>>()

function cacheIn(folder: string) {
  const file = resolve(folder, 'kept.sqlite')
  try {
    const cache = opened.get(file) ?? openCache(file)
    opened.set(file, cache)
    return cache
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`${file} cannot be used: ${why}. Delete it; what it held is made again.`)
  }
}

/**
 * What is dear to make and the same for the same source, kept between builds.
 * @param parts everything that the result depends on, its kind first
 * @param folder where the cache lies
 * @throws Error that names the file where the cache cannot be opened
 */
export function kept(
  parts: (string | Uint8Array)[],
  make: () => string | Uint8Array,
  folder: string = '.cache',
): Buffer {
  const cache = cacheIn(folder)
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  const key = hash.digest('base64')
  const found = cache.find(key)
  if (found) return found
  const made = Buffer.from(make())
  cache.put(key, made)
  return made
}

/** Removes what no build has used for a day. */
export function forgetUnused(folder: string = '.cache'): void {
  cacheIn(folder).forgetUnused()
}
