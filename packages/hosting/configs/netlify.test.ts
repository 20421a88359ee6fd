import { expect, test } from 'vitest'
import { redirectsFile } from './netlify.ts'

/** `_redirects` as its two readers take it: what they do cannot be tried here, but what they document can be followed. */
const pages = ['/', '/blog', '/blog/a', '/blog/seo/a', '/blog/page/2', '/blog/seo-growth/page/2']
const files = [...pages.map((page) => (page === '/' ? '/index.html' : `${page}.html`)), '/404.html', '/blog/404.html']
const fileOf = (path: string) => files.find((file) => file === path || file === `${path}.html`)
const nearest = (path: string) => (path.startsWith('/blog/') ? '/blog/404.html' : '/404.html')

const rules = redirectsFile({ pages, categories: ['seo'], articles: ['a'] })
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [from = '', to = '', status = ''] = line.split(' ')
    return { from, to, status, pattern: new RegExp(`^${from.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`) }
  })
type Rule = (typeof rules)[number]
const target = ({ pattern, to }: Rule, path: string) => path.replace(pattern, to.replace(/:(\w+)/g, '$<$1>'))

function netlify(path: string): string {
  const rule = rules.find(({ pattern }) => pattern.test(path))
  const file = fileOf(path)
  if (file && !rule?.status.endsWith('!')) return `200 ${file}`
  return rule ? `${Number.parseInt(rule.status, 10)} ${target(rule, path)}` : '404 /404.html'
}

const known = rules.filter(({ status }) => ['200', '301'].includes(status))

function cloudflare(path: string): string {
  const rule = known.find(({ from }) => from === path) ?? known.find(({ pattern }) => pattern.test(path))
  if (rule?.status === '301') return `301 ${target(rule, path)}`
  const served = rule ? target(rule, path) : path
  const file = fileOf(served)
  return file ? `200 ${file}` : `404 ${nearest(served)}`
}

test.each([
  ['/blog/a', '200 /blog/a.html'],
  ['/blog/seo/a', '200 /blog/seo/a.html'],
  ['/blog/other/a', '301 /blog/a'],
  ['/blog/other/nowhere', '404 /blog/404.html'],
  ['/blog/seo/nowhere', '404 /blog/404.html'],
  ['/blog/nowhere', '404 /blog/404.html'],
  ['/nowhere', '404 /404.html'],
  ['/blog/page/2', '200 /blog/page/2.html'],
  ['/blog/page/9', '404 /404.html'],
  ['/blog/page/a', '404 /404.html'],
  ['/blog/seo-growth/page/2', '200 /blog/seo-growth/page/2.html'],
  ['/blog/seo-growth/page/9', '404 /404.html'],
  ['/404', '404 /404.html'],
  ['/404.html', '404 /404.html'],
  ['/blog/404', '404 /blog/404.html'],
  ['/blog/404.html', '404 /blog/404.html'],
])('Netlify and Cloudflare answer %s with %s', (path, answer) => {
  expect(netlify(path)).toBe(answer)
  expect(cloudflare(path)).toBe(answer)
})

test('Cloudflare takes a slash from the end by itself', () => {
  for (const path of ['/blog/seo/a/', '/blog/page/2/', '/blog/seo-growth/page/2/'])
    expect(known.some(({ pattern }) => pattern.test(path))).toBe(false)
})

test('Cloudflare reads a hundred rules with a placeholder: eighty articles fit', () => {
  const ids = Array.from({ length: 80 }, (_, number) => `article-${number}`)
  const lines = redirectsFile({ pages, categories: ['seo', 'social', 'strategy'], articles: ids }).split('\n')
  expect(lines.filter((line) => line.includes(':')).length).toBeLessThanOrEqual(100)
})
