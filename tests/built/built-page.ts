import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseHTML } from 'linkedom'

export const client = join(process.env.BUILD_DIR ?? 'build', 'client')

/** A page of the finished site by its path, as its HTML has it before any script runs. */
export function builtPage(path: string): Document {
  const file = join(client, path === '/' ? 'index.html' : `${path}.html`)
  if (!existsSync(file)) throw new Error(`${file} is missing. Run npm run build first.`)
  return parseHTML(readFileSync(file, 'utf8')).document
}

/** The paths of all pages of the finished site, those for unknown addresses among them. */
export const builtPaths = (): string[] =>
  readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(?:^index)?\.html$/, '')}`)

/** The words of an element, without the line breaks of its source. */
export const words = (element: { textContent: string | null } | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
