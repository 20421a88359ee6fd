import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compressAll } from '../../integrations/compress.ts'
import { builtFile } from './built-file.ts'

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g

/**
 * Runs something with a copy of the built site whose named pages hold no `<script>` elements any more; all else of
 * them, the policy too, is as it was. The copy is removed afterwards.
 * @param paths addresses of the pages
 * @param use gets the copy's folder
 */
export async function withScriptFreeCopy<T>(
  folder: string,
  paths: string[],
  use: (copy: string) => Promise<T>,
): Promise<T> {
  const copy = await mkdtemp(join(tmpdir(), 'script-free-'))
  try {
    await cp(folder, copy, { recursive: true })
    const files = paths.map((path) => join(copy, builtFile(copy, path)))
    for (const file of files) await writeFile(file, (await readFile(file, 'utf8')).replace(SCRIPT, ''))
    await compressAll(files)
    return await use(copy)
  } finally {
    await rm(copy, { recursive: true })
  }
}
