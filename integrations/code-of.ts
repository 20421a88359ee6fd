import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const CODE = /\.(ts|tsx|astro|css)$/

const read = new Map<string, string>()

function readFolder(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => CODE.test(name) && !name.includes('.test.'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}

/**
 * The source below folders as one text: what is kept between builds depends on the code that made it.
 * @param folders relative to the project
 */
export function codeOf(...folders: string[]): string {
  const key = folders.join()
  const code = read.get(key) ?? folders.map(readFolder).join('\n')
  read.set(key, code)
  return code
}
