import { execFileSync } from 'node:child_process'
import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, chromiumPath } from '../chromium.ts'

/** The browser that is measured with. */
export const browserPath = () => chromiumPath() ?? chromium.executablePath()

/** As it names itself: "Chromium 140.0.7339.80". What a distribution's start script says besides is not wanted. */
export function browserVersion(): string {
  const said = execFileSync(browserPath(), ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return /\w+ [\d.]+/.exec(said)?.[0] ?? 'an unnamed browser'
}

/** Runs something with a browser of its own. */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: CHROMIUM_FLAGS })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}
