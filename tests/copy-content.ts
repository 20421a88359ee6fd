import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'

/**
 * A copy of the content, for a build of its own by `CONTENT_DIR`. Declare it with `using`: it is deleted at the end of the block.
 * @param overrides fields of YAML files, by the file's path below `content`
 */
export function copyContent(overrides: Record<string, object>) {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  const folder = join(root, 'content')
  cpSync(join(import.meta.dirname, '../content'), folder, { recursive: true })
  for (const [name, fields] of Object.entries(overrides)) {
    const file = join(folder, name)
    writeFileSync(file, stringify({ ...parse(readFileSync(file, 'utf8')), ...fields }))
  }
  return { folder, [Symbol.dispose]: () => rmSync(root, { recursive: true }) }
}
