import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A fresh clone as far as its files go: what git knows or would, with the packages of this one.
 * @returns its folder, for the caller to remove
 */
export function clone(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-clone-'))
  const list = ['ls-files', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\n')
  for (const file of files)
    if (file && file !== 'node_modules' && existsSync(join(root, file))) cpSync(join(root, file), join(folder, file))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}
