import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Every file below a folder, with the folder's path in front. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}
