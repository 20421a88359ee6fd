import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** What was dear to make for this folder need not be made again for a clone. Another build may be writing to it. */
function copyCache(from: string, to: string) {
  if (existsSync(join(from, 'fonts'))) cpSync(join(from, 'fonts'), join(to, 'fonts'), { recursive: true })
  const [kept, copy] = [from, to].map((folder) => join(folder, 'kept.sqlite'))
  if (kept && existsSync(kept)) new DatabaseSync(kept).prepare('VACUUM INTO ?').run(copy ?? '')
}

/**
 * A clone as far as its files go: what git knows or would, with the packages of this one.
 * @returns its folder, for the caller to remove
 */
export function clone(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-clone-'))
  const list = ['ls-files', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\n')
  for (const file of files)
    if (file && file !== 'node_modules' && existsSync(join(root, file))) cpSync(join(root, file), join(folder, file))
  copyCache(join(root, '.cache'), join(folder, '.cache'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}
