import { createRequire } from 'node:module'
import { cpus, totalmem } from 'node:os'
import { type Browser, type BrowserContextOptions, chromium, devices, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, chromiumPath } from '../chromium.ts'

/** How much slower than this machine's processor the one of a visitor is. */
const SLOWDOWN = 4

export const phone = devices['Pixel 7']
export const desktop = devices['Desktop Chrome']

/** Runs something with a browser that reaches this machine only, and keeps pages for Back as those of visitors do. */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>, ...flags: string[]): Promise<T> {
  const here = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_FLAGS, '--enable-features=BackForwardCache', here, ...flags],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

/** Runs something with a page of a fresh browser on a slow processor. */
export const withSlowPage = <T>(device: BrowserContextOptions | undefined, use: (page: Page) => Promise<T>) =>
  withBrowser(async (browser) => {
    const page = await browser.newPage(device)
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    return use(page)
  })

/** When and on what something was measured. */
export async function machine(): Promise<string> {
  const lighthouse = createRequire(import.meta.url)('lighthouse/package.json') as { version: string }
  const version = await withBrowser(async (browser) => browser.version())
  const hardware = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB of memory`
  return `${new Date().toISOString()}: ${hardware}; Node ${process.version}, Chromium ${version}, Lighthouse ${lighthouse.version}.`
}
