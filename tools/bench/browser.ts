import { createRequire } from 'node:module'
import { cpus, loadavg, totalmem } from 'node:os'
import { type Browser, type BrowserContextOptions, chromium, devices, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, wholeChromiumPath } from '../chromium.ts'

/** How much slower than this machine's processor the one of a visitor is, and Lighthouse's network of a slow phone. */
const SLOWDOWN = 4
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1e6) / 8,
  uploadThroughput: (0.75 * 1e6) / 8,
}

/** As wide and high as the one of tests/budgets.spec.ts. */
export const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }
export const desktop = devices['Desktop Chrome']

/** Runs something with a browser that reaches this machine only, and keeps pages for Back as those of visitors do. */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>, ...flags: string[]): Promise<T> {
  const here = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'
  const browser = await chromium.launch({
    executablePath: wholeChromiumPath(),
    channel: 'chromium',
    args: [...CHROMIUM_FLAGS, '--enable-features=BackForwardCache', here, ...flags],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

/** Runs something with a page of a fresh browser, on a slow processor and a slow network. */
export const withSlowPage = <T>(device: BrowserContextOptions | undefined, use: (page: Page) => Promise<T>) =>
  withBrowser(async (browser) => {
    const page = await browser.newPage(device)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await session.send('Network.emulateNetworkConditions', NETWORK)
    return use(page)
  })

/** When and on what something was measured, and how much else the machine had to do then. */
export async function machine(): Promise<string> {
  const lighthouse = createRequire(import.meta.url)('lighthouse/package.json') as { version: string }
  const version = await withBrowser(async (browser) => browser.version())
  const hardware = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB of memory`
  return `${new Date().toISOString()}: ${hardware}; Node ${process.version}, Chromium ${version}, Lighthouse ${lighthouse.version}; load ${loadavg()[0]?.toFixed(1)}.`
}
