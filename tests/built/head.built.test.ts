import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sitemapPaths } from '../pages.ts'
import { builtPage, builtPaths, client } from './built-page.ts'

const pages = builtPaths().map((path) => ({ path, page: builtPage(path) }))

/** What is written in a tag of which a page may have one at most. */
function only(page: Document, path: string, selector: string): string {
  const found = [...page.head.querySelectorAll(selector)]
  expect(found, `${selector} of ${path}`).toHaveLength(1)
  const [tag] = found
  return tag?.getAttribute('content') ?? tag?.getAttribute('href') ?? tag?.textContent ?? ''
}

test('every page has each tag of its head once, and its addresses in full', () => {
  for (const { path, page } of pages) {
    const names = ['description', 'viewport', 'twitter:card'].map((name) => `meta[name="${name}"]`)
    const properties = ['title', 'description', 'type', 'site_name', 'image:alt'].map(
      (name) => `meta[property="og:${name}"]`,
    )
    for (const selector of ['title', ...names, ...properties])
      expect(only(page, path, selector), `${selector} of ${path}`).not.toBe('')
    expect(only(page, path, 'meta[property="og:image"]'), path).toMatch(/^https:\/\/.+\.png$/)
  }
})

test('a page that may be listed has one canonical address, which it is shared by; all others are kept out', () => {
  const listed = new Set<string>()
  for (const { path, page } of pages) {
    const canonical = page.querySelector('link[rel="canonical"]')
    if (!canonical) {
      expect(only(page, path, 'meta[name="robots"]'), path).toMatch(/noindex/)
      continue
    }
    const address = only(page, path, 'link[rel="canonical"]')
    expect(only(page, path, 'meta[property="og:url"]')).toBe(address)
    const article = /^\/blog\/(?:seo|social|strategy)\/([^/]+)$/.exec(path)
    expect(new URL(address).pathname).toBe(article ? `/blog/${article[1]}` : path)
    if (!page.querySelector('meta[name="robots"][content*="noindex"]')) listed.add(new URL(address).pathname)
  }
  expect(sitemapPaths().toSorted()).toEqual([...listed].sort())
})

test('no two pages of the map have the same title or description', () => {
  const map = sitemapPaths()
  const listed = pages.filter(({ path }) => map.includes(path))
  for (const selector of ['title', 'meta[name="description"]'])
    expect(new Set(listed.map(({ path, page }) => only(page, path, selector))).size, selector).toBe(map.length)
})

test('what a page preloads is named by its styles under the same address, so that it is fetched once', () => {
  for (const { path, page } of pages) {
    const preloads = [...page.head.querySelectorAll('link[rel="preload"]')]
    expect(preloads.length, path).toBeGreaterThan(0)
    const styles = [...page.querySelectorAll('style')].map(({ textContent }) => textContent).join('')
    for (const preload of preloads) {
      const address = preload.getAttribute('href') ?? ''
      expect(styles, `${path} does not use ${address}`).toContain(address)
      // Fonts are fetched anonymously; a preload that is not would be a second fetch.
      expect(preload.hasAttribute('crossorigin')).toBe(true)
    }
  }
})

test('an icon is there for whoever asks without having read the page: an ICO file of three images', () => {
  expect([...readFileSync(join(client, 'favicon.ico')).subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0])
})

test('the script that every page has is one file, and lets what is read come first', () => {
  const addresses = pages.map(({ path, page }) => {
    const script = page.querySelector('script[type="module"][src]')
    expect(script?.getAttribute('fetchpriority'), path).toBe('low')
    return script?.getAttribute('src') ?? ''
  })
  const [address = '', ...others] = new Set(addresses)
  expect(others).toEqual([])
  const code = readFileSync(join(client, address), 'utf8')
  expect(code, 'a static import is a second request before anything works').not.toMatch(/^import\b|;import\s*[{"'`]/)
})
