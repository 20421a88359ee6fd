import { glob } from 'node:fs/promises'
import { join } from 'node:path'

/** Every file below a folder, with the folder's path in front. */
export async function listFiles(folder: string): Promise<string[]> {
  const files: string[] = []
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true }))
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name))
  return files
}
