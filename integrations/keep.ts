import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What is dear to make and the same for the same source, kept between builds.
 * @param folder below `.cache/`
 * @param parts everything that the result depends on
 */
export function kept(folder: string, parts: string[], make: () => string): string {
  const key = createHash('sha256')
  for (const part of parts) key.update(part).update('\0')
  const file = join('.cache', folder, key.digest('hex'))
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const made = make()
  mkdirSync(join('.cache', folder), { recursive: true })
  writeFileSync(file, made)
  return made
}
