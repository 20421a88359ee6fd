import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What is expensive to make need not be made again for a clone. */
function copyCache(from: string, to: string) {
  for (const name of ['fonts', 'finish'])
    if (existsSync(join(from, name))) cpSync(join(from, name), join(to, name), { recursive: true })
}

/** Installs what this folder has installed; the workspaces are those of the clone. */
function linkPackages(from: string, to: string) {
  mkdirSync(join(to, 'node_modules/@packages'), { recursive: true })
  for (const name of readdirSync(join(from, 'node_modules')))
    if (name !== '@packages') symlinkSync(join(from, 'node_modules', name), join(to, 'node_modules', name))
  for (const name of readdirSync(join(to, 'packages')))
    symlinkSync(join(to, 'packages', name), join(to, 'node_modules/@packages', name))
}

/**
 * A clone as far as its files go: what git knows or would, with the packages of this one.
 * @returns its folder, whose name is as awkward as a name can be, for the caller to remove
 */
export function clone(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), "a clone of somebody's "))
  const list = ['ls-files', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\n')
  for (const file of files)
    if (file && file !== 'node_modules' && existsSync(join(root, file))) cpSync(join(root, file), join(folder, file))
  copyCache(join(root, '.cache'), join(folder, '.cache'))
  linkPackages(root, folder)
  return folder
}
