import { execFileSync } from 'node:child_process'
import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, chromiumPath } from '../chromium.ts'

/** The browser that is measured with. */
export const browserPath = () => chromiumPath() ?? chromium.executablePath()

/** A distribution's start script may have something to say about the machine. */
const QUIET = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] } as const

/** As it names itself: "Chromium 140.0.7339.80". */
export const browserVersion = () =>
  (/\w+ [\d.]+/.exec(execFileSync(browserPath(), ['--version'], QUIET)) ?? ['unknown'])[0]

/** Runs something with a browser of its own. */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: CHROMIUM_FLAGS })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}
