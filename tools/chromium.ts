import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The engine alone: the same pages in half the time. */
const SHELL = 'chromium-headless-shell'
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

/** Keeps the browser off the network but for what a test asks for, and sets text as on a screen of any density. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

function find(names: string[]): string | undefined {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH
  for (const name of names) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim()
    if (found) return found
  }
  return ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'].find((path) => existsSync(path))
}

/** The path of the Chromium that is there, or undefined where Playwright's own is to be used. */
export const chromiumPath = () => find([SHELL, ...WHOLE])
/** The same with a whole browser around the engine, for what the engine alone does not do: keep pages for Back. */
export const wholeChromiumPath = () => find(WHOLE)

/** Makes sure that there is a Chromium for the browser tests, and says what it does where it has to install one. */
export function ensureChromium(): void {
  const found = wholeChromiumPath()
  if (found) {
    if (!existsSync(found)) throw new Error(`CHROME_PATH is "${found}", but there is no such file.`)
    return
  }
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('No Chromium here: installing Debian’s (apt-get install chromium).')
    for (const words of ['update', 'install -y --no-install-recommends chromium'])
      execFileSync('apt-get', ['-qq', ...words.split(' ')], { stdio: ['ignore', 'ignore', 'inherit'] })
    return
  }
  console.log('No Chromium here: downloading Playwright’s.')
  execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
}

if (import.meta.main) ensureChromium()
