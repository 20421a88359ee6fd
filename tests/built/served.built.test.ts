import type { AddressInfo } from 'node:net'
import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '../../integrations/settings/read.ts'
import { createSiteServer } from '../../packages/hosting/server.ts'
import { client, words } from './built-page.ts'

/** What the server of `npm start` answers; how every host answers the same stands in `tests/serving/`. */
const server = createSiteServer(client, readSettings(process.env))
beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

async function ask(path: string) {
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://localhost:${port}${path}`, { redirect: 'manual' })
  const { document } = parseHTML(await response.text())
  return { status: response.status, location: response.headers.get('location'), page: document }
}

// `constructor` and `__proto__` are names that every object of the language has.
test.each([
  'nope',
  'constructor',
  '__proto__',
  'hasOwnProperty',
  'seo/nope',
  'toString/constructor',
  'no-such-category/seo-growth',
  'no-such-category/local-to-global',
  '%F0%9F%AA%81',
])('/blog/%s says that there is no such article, and leads to the blog', async (id) => {
  const { status, page } = await ask(`/blog/${id}`)
  expect(status).toBe(404)
  expect(words(page.querySelector('h1'))).toBe('Article Not Found')
  expect(words(page.querySelector('main'))).toContain("The article you're looking for doesn't exist or has been moved.")
  expect(page.title).toMatch(/Article not found/i)
  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  const back = [...page.querySelectorAll('main a')].find((link) => words(link) === 'Return to Blog')
  expect(back?.getAttribute('href')).toBe('/blog')
})

test.each(['/nowhere', '/nothing/here', '/services/nowhere', '/blog/page/99', '/blog/page/1', '/blog/one/two/three'])(
  '%s is not found, and leads home',
  async (path) => {
    const { status, page } = await ask(path)
    expect(status).toBe(404)
    expect(words(page.querySelector('h1'))).toBe('Oops! Page not found')
    expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
    expect(page.querySelector('main a[href="/"]')).not.toBeNull()
  },
)

test.each([
  ['/About/?utm=1', '/about?utm=1'],
  ['/about/index.html', '/about'],
  ['/index.html', '/'],
  ['/Blog/SEO-1/', '/blog/seo-1'],
  ['/blog/foo/seo-1', '/blog/seo-1'],
  ['/blog/constructor/seo-1', '/blog/seo-1'],
])('%s leads to %s, once', async (path, address) => {
  const first = await ask(path)
  expect([first.status, first.location]).toEqual([301, address])
  const { status, page } = await ask(address)
  expect(status).toBe(200)
  const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href')
  expect(new URL(canonical ?? '').pathname).toBe(address.replace(/\?.*/, ''))
})

describe('an article', () => {
  test.each([
    ['/blog/seo-1', 'Featured'],
    ['/blog/seo/seo-1', 'seo'],
    ['/blog/social/seo-1', 'social'],
    ['/blog/strategy/seo-1', 'strategy'],
  ])('%s has the badge %s', async (path, badge) => {
    const { status, page } = await ask(path)
    expect(status).toBe(200)
    expect(page.querySelectorAll('h1')).toHaveLength(1)
    const marks = [...page.querySelectorAll('article p, article span')].map((one) => words(one))
    expect(marks).toContain(badge)
    const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href')
    expect(new URL(canonical ?? '').pathname).toBe('/blog/seo-1')
  })
})
