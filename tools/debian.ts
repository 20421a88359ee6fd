import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Packages can be installed where there is apt and either root or a `sudo` that does not ask, as in CI. */
function prefix(): string[] | undefined {
  if (!existsSync('/etc/debian_version')) return undefined
  if (process.getuid?.() === 0) return []
  try {
    execFileSync('sudo', ['-n', 'true'], { stdio: 'ignore' })
    return ['sudo', '-n']
  } catch {
    return undefined
  }
}

/**
 * Installs Debian packages and says so.
 * @param what they are wanted for, as the sentence names it
 * @returns whether that was possible here
 */
export function installFromDebian(what: string, packages: string[]): boolean {
  const before = prefix()
  if (!before) return false
  console.log(`No ${what} here: installing Debian’s (apt-get install ${packages.join(' ')}).`)
  const run = (...words: string[]) => {
    const [command = '', ...rest] = [...before, 'apt-get', ...words]
    execFileSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  run('update', '-qq')
  run('install', '-y', '-qq', '--no-install-recommends', ...packages)
  return true
}
