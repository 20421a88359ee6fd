import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

/** The metric kilobyte, 1,000 bytes, as sent: brotli with headers left out. */
const KB = 1000

type Sent = { path: string; bytes: number }

/** Follows what a page gets from the site, by the bytes that come over the line. */
async function watch(page: Page): Promise<() => Sent[]> {
  const session = await page.context().newCDPSession(page)
  const paths = new Map<string, string>()
  const bodies = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const { hostname, pathname } = new URL(response.url)
    if (hostname === 'localhost') paths.set(requestId, pathname)
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    bodies.set(requestId, (bodies.get(requestId) ?? 0) + encodedDataLength),
  )
  await session.send('Network.enable')
  return () => [...paths].map(([id, path]) => ({ path, bytes: bodies.get(id) ?? 0 }))
}

const sum = (sent: Sent[]) => sent.reduce((total, { bytes }) => total + bytes, 0)
const isScript = ({ path }: Sent) => path.endsWith('.js')
const listed = (sent: Sent[]) => sent.map(({ path, bytes }) => `${path} ${bytes}`).join('\n')

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true })

test.describe('the first view on a phone', () => {
  for (const [path, most] of [
    ['/', 60],
    ['/services/seo-optimization', 60],
    ['/packages', 60],
    ['/blog', 60],
    ['/blog/seo/seo-1', 55],
    ['/contact', 55],
  ] as const)
    test(`${path} takes at most ${most} KB, and 6 KB of scripts, none of them React`, async ({ page }) => {
      const sent = await watch(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      const all = sent()
      expect(all.length).toBeGreaterThan(3)
      expect(sum(all), listed(all)).toBeLessThanOrEqual(most * KB)
      expect(sum(all.filter(isScript)), listed(all)).toBeLessThanOrEqual(6 * KB)
      expect(all.filter((one) => /\/client\.[^/]+\.js$/.test(one.path))).toEqual([])
    })
})

test.describe('reaching for something', () => {
  for (const [name, path, reach] of [
    ['the contact form', '/contact', (page: Page) => page.getByLabel('First Name').tap()],
    ['the search', '/blog', (page: Page) => page.getByLabel('Search articles').tap()],
    ['the chat', '/', (page: Page) => page.getByRole('button', { name: 'Open chat assistant' }).tap()],
    ['a dialog', '/packages', (page: Page) => page.getByRole('button', { name: 'Get Started' }).first().tap()],
  ] as const)
    test(`fetches at most 80 KB for ${name}`, async ({ page }) => {
      const sent = await watch(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      const before = sum(sent())
      await reach(page)
      await page.waitForLoadState('networkidle')
      expect(sum(sent()) - before, listed(sent())).toBeLessThanOrEqual(80 * KB)
    })
})
