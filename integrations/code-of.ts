import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const read = new Map<string, string>()

/**
 * The source below a folder as one text: what is kept between builds depends on the code that made it.
 * @param folder relative to the project
 */
export function codeOf(folder: string): string {
  const found = read.get(folder)
  if (found !== undefined) return found
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  read.set(folder, code)
  return code
}
