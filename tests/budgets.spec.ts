import type { Browser, Page, Request } from '@playwright/test'
import { expect, mockThirdParties, test } from './site.ts'

/** The metric kilobyte, 1,000 bytes, as sent: brotli with headers left out. */
const KB = 1000

type Sent = { path: string; bytes: number }

type Watched = { sent: () => Promise<Sent[]>; inFlight: () => number }

/** Follows what a page gets from the site, by the bytes of the bodies as they come over the line. */
function watch(page: Page): Watched {
  const open = new Set<Request>()
  const finished: Request[] = []
  const isOwn = (request: Request) => new URL(request.url()).hostname === 'localhost'
  page.on('request', (request) => isOwn(request) && open.add(request))
  page.on('requestfailed', (request) => open.delete(request))
  page.on('requestfinished', (request) => open.delete(request) && finished.push(request))
  const measure = async (request: Request) => ({
    path: new URL(request.url()).pathname,
    bytes: (await request.sizes()).responseBodySize,
  })
  return { sent: () => Promise.all(finished.map(measure)), inFlight: () => open.size }
}

const sum = (sent: Sent[]) => sent.reduce((total, { bytes }) => total + bytes, 0)
const isScript = ({ path }: Sent) => path.endsWith('.js')
const listed = (sent: Sent[]) => sent.map(({ path, bytes }) => `${path} ${bytes}`).join('\n')

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true }

/** Opens pages one after the other, each by a browser that knows nothing of the site yet and cannot look its country up. */
async function onPhones(
  browser: Browser,
  baseURL: string | undefined,
  paths: readonly string[],
  look: (page: Page, watched: Watched, path: string) => Promise<void>,
) {
  for (const path of paths) {
    const page = await browser.newPage({ ...PHONE, ...(baseURL && { baseURL }) })
    await mockThirdParties(page, { country: null, scheduling: 'works' })
    const watched = watch(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect.poll(watched.inFlight, path).toBe(0)
    await look(page, watched, path)
    await page.context().close()
  }
}

/** Most of the first view of a page, in KB. */
const FIRST_VIEWS: Record<string, number> = {
  '/': 60,
  '/services/seo-optimization': 60,
  '/packages': 60,
  '/blog': 60,
  '/blog/seo/seo-1': 55,
  '/contact': 55,
}

const SCRIPTS_KB = 5

test('the first view of a page on a phone keeps its budget, scripts included, none of them React, also where the country cannot be looked up', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  await onPhones(browser, baseURL, Object.keys(FIRST_VIEWS), async (_page, { sent }, path) => {
    const all = await sent()
    expect(all.length).toBeGreaterThan(3)
    expect.soft(sum(all), `${path}\n${listed(all)}`).toBeLessThanOrEqual((FIRST_VIEWS[path] ?? 0) * KB)
    expect
      .soft(sum(all.filter(isScript)), `${path}\n${listed(all.filter(isScript))}`)
      .toBeLessThanOrEqual(SCRIPTS_KB * KB)
    expect.soft(all.filter((one) => /\/client\.[^/]+\.js$/.test(one.path))).toEqual([])
  })
})

test('reaching for a form, the search, a chat or a dialog fetches at most 80 KB', async ({ browser, baseURL }) => {
  test.slow()
  const reaches: Record<string, (page: Page) => Promise<void>> = {
    '/contact': (page) => page.getByLabel('First Name').tap(),
    '/blog': (page) => page.getByLabel('Search articles').tap(),
    '/': (page) => page.getByRole('button', { name: 'Open chat assistant' }).tap(),
    '/packages': (page) => page.getByRole('button', { name: 'Get Started' }).first().tap(),
  }
  await onPhones(browser, baseURL, Object.keys(reaches), async (page, { sent, inFlight }, path) => {
    const before = sum(await sent())
    await reaches[path]?.(page)
    await expect.poll(async () => (await sent()).some((one) => /\/client\.[^/]+\.js$/.test(one.path)), path).toBe(true)
    await expect.poll(inFlight, path).toBe(0)
    const all = await sent()
    expect.soft(sum(all) - before, `${path}\n${listed(all)}`).toBeLessThanOrEqual(80 * KB)
  })
})
