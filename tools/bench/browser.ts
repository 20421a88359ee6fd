import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cpus, totalmem } from 'node:os'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, chromiumPath } from '../chromium.ts'

/** How much slower than this machine's processor the one of a visitor is. */
const SLOWDOWN = 4

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
}
export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } }

/** Runs something with a browser that keeps pages for Back, as one outside of tests does, and reaches this machine only. */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>, ...flags: string[]): Promise<T> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_FLAGS, '--enable-features=BackForwardCache', ...flags],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

export const HERE_ONLY = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'

/** Runs something with a fresh page on a slow processor. */
export async function withSlowPage<T>(
  browser: Browser,
  device: BrowserContextOptions,
  use: (page: Page) => Promise<T>,
) {
  const context = await browser.newContext(device)
  try {
    const page = await context.newPage()
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    return await use(page)
  } finally {
    await context.close()
  }
}

/** When and on what something was measured, in one sentence. */
export async function machine(): Promise<string> {
  const [core] = cpus()
  const { version } = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('lighthouse/package.json'), 'utf8'),
  ) as { version: string }
  const browser = await withBrowser(async (opened) => opened.version())
  const hardware = `${core?.model.trim()}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB of memory`
  const software = `Node ${process.versions.node}, Chromium ${browser}, Lighthouse ${version}`
  return `${new Date().toISOString().slice(0, 16).replace('T', ' ')}: ${hardware}; ${software}.`
}
