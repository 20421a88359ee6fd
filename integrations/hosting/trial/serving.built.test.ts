import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnvFile } from 'node:process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '../../settings/read.ts'
import { readBuiltSite } from '../built-site.ts'
import { NO_SUCH_FILE, securityHeaders } from '../rules.ts'
import { type Answer, ask, type Question } from './ask.ts'
import { ensureServers, type Running, startCaddy, startNginx, startOwn } from './servers.ts'

const root = join(import.meta.dirname, '../../..')
const build = join(root, 'build')
const client = join(build, 'client')
if (existsSync(join(root, '.env'))) loadEnvFile(join(root, '.env'))
const policies = securityHeaders(readSettings(process.env))

const { articles } = readBuiltSite(client)
const article = articles[0] ?? ''
const script = `/assets/${readdirSync(join(client, 'assets')).find((name) => name.endsWith('.js'))}`
const picture = `/pictures/${readdirSync(join(client, 'pictures')).find((name) => name.endsWith('.svg'))}`
const behind = `/blog/no-such-category/${article}`

const canonicalOf = ({ body }: Answer) =>
  /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1]?.replace(/^https:\/\/[^/]+/, '')
const isHtml = ({ headers }: Answer) => expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i)
const isPage = (path: string) => (answer: Answer) => {
  isHtml(answer)
  expect(canonicalOf(answer)).toBe(path)
}
const leadsTo = (place: string) => (answer: Answer) => {
  expect(answer.headers.location).toBe(place)
  expect(answer.headers['cache-control']).toBe('no-cache')
}
const isNotFound = (heading: string) => (answer: Answer) => {
  isHtml(answer)
  expect(answer.body).toContain(`>${heading}</h1>`)
  expect(answer.headers['cache-control']).toBe('no-cache')
}
const isNoFile = (answer: Answer) => {
  expect(answer.headers['content-type']).toMatch(/^text\/plain/)
  expect(answer.body.trim()).toBe(NO_SUCH_FILE)
  expect(answer.headers['cache-control']).toBe('no-cache')
}
const kept = (value: string) => (answer: Answer) => expect(answer.headers['cache-control']).toBe(value)
const packed = (encoding: string | undefined) => (answer: Answer) => {
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(answer.headers.vary).toMatch(/accept-encoding/i)
  expect(answer.body.length).toBeGreaterThan(100)
  if (encoding) expect(answer.bytes).toBeLessThan(answer.body.length)
}
const accept = (encoding: string) => ({ headers: { 'Accept-Encoding': encoding } })

const PAGE_MISSING = 'Oops! Page not found'
const ARTICLE_MISSING = 'Article Not Found'
const FOR_EVER = 'public, max-age=31536000, immutable'

type Check = { path: string; status: number; is?: (answer: Answer) => void } & Question

/** What every server has to answer. */
const checks: Check[] = [
  { path: '/', status: 200, is: isPage('/') },
  { path: '/?utm=1', status: 200, is: isPage('/') },
  { path: '/about', status: 200, is: isPage('/about') },
  { path: '/blog', status: 200, is: isPage('/blog') },
  { path: '/blog/page/2', status: 200, is: isPage('/blog/page/2') },
  { path: `/blog/${article}`, status: 200, is: isPage(`/blog/${article}`) },
  { path: behind, status: 200, is: isPage(`/blog/${article}`) },
  { path: '/about.data', status: 200, is: ({ headers }) => expect(headers['content-type']).toMatch(/^text\/x-script/) },
  { path: '/_.data', status: 200 },
  {
    path: `${behind}.data`,
    status: 200,
    is: ({ headers }) => expect(headers['content-type']).toMatch(/^text\/x-script/),
  },
  {
    path: '/blog/search.json',
    status: 200,
    is: ({ headers }) => expect(headers['content-type']).toMatch(/^application\/json/),
  },
  {
    path: script,
    status: 200,
    is: ({ headers }) => expect(headers['content-type']).toMatch(/^(text|application)\/javascript/),
  },
  { path: picture, status: 200, is: ({ headers }) => expect(headers['content-type']).toMatch(/^image\/svg\+xml/) },

  { path: '/index.html', status: 301, is: leadsTo('/') },
  { path: '/index.html?utm=1&x=%20', status: 301, is: leadsTo('/?utm=1&x=%20') },
  { path: '/about/', status: 301, is: leadsTo('/about') },
  { path: '/about/?utm=1', status: 301, is: leadsTo('/about?utm=1') },
  { path: '/about/index.html', status: 301, is: leadsTo('/about') },
  { path: '/about.html', status: 301, is: leadsTo('/about') },
  { path: '/About', status: 301, is: leadsTo('/about') },
  { path: '/ABOUT/Index.HTML?a=B', status: 301, is: leadsTo('/about?a=B') },
  { path: '//about', status: 301, is: leadsTo('/about') },
  { path: '/Services/SEO-Optimization/', status: 301, is: leadsTo('/services/seo-optimization') },
  { path: `${behind}/`, status: 301, is: leadsTo(behind) },
  { path: `${behind.replace(article, article.toUpperCase())}.html`, status: 301, is: leadsTo(behind) },

  { path: '/nowhere', status: 404, is: isNotFound(PAGE_MISSING) },
  { path: '/nowhere/', status: 404, is: isNotFound(PAGE_MISSING) },
  { path: '/nowhere/at/all', status: 404, is: isNotFound(PAGE_MISSING) },
  { path: '/404', status: 404, is: isNotFound(PAGE_MISSING) },
  { path: '/404.html', status: 404 },
  { path: '/assets', status: 404, is: isNotFound(PAGE_MISSING) },
  { path: '/blog/nowhere', status: 404, is: isNotFound(ARTICLE_MISSING) },
  { path: '/Blog/Nowhere/', status: 404, is: isNotFound(ARTICLE_MISSING) },
  { path: '/blog/seo/nowhere', status: 404, is: isNotFound(ARTICLE_MISSING) },
  { path: '/blog/no-such-category/seo-growth', status: 404, is: isNotFound(ARTICLE_MISSING) },
  { path: '/blog/page/1', status: 404, is: isNotFound(PAGE_MISSING) },
  { path: '/blog/page/1.data', status: 404, is: isNoFile },
  { path: '/blog/page/99', status: 404, is: isNotFound(PAGE_MISSING) },
  { path: '/Blog/Page/1/', status: 404, is: isNotFound(PAGE_MISSING) },
  { path: '/blog/no-such-category/local-to-global', status: 404, is: isNotFound(ARTICLE_MISSING) },
  { path: '/blog/404', status: 404, is: isNotFound(ARTICLE_MISSING) },
  { path: '/blog/one/two/three', status: 404, is: isNotFound(PAGE_MISSING) },
  { path: '/nowhere', ...accept('br'), status: 404, is: isNotFound(PAGE_MISSING) },
  { path: '/caf%C3%A9', status: 404, is: isNotFound(PAGE_MISSING) },

  { path: '/assets/x.js', status: 404, is: isNoFile },
  { path: '/nowhere.data', status: 404, is: isNoFile },
  { path: '/blog/nowhere.data', status: 404, is: isNoFile },
  { path: '/blog/x.html', status: 404, is: isNoFile },
  { path: '/pictures/nowhere.SVG', status: 404, is: isNoFile },
  { path: '/index.html.br', status: 404, is: isNoFile },
  { path: `${script}.gz`, status: 404, is: isNoFile },
  { path: '/vercel.json', status: 404, is: isNoFile },
  { path: '/_headers', status: 404 },
  { path: '/_redirects', status: 404 },

  { path: '/', ...accept('gzip, deflate, br'), status: 200, is: packed('br') },
  { path: '/about', ...accept('br'), status: 200, is: packed('br') },
  { path: '/about', ...accept('gzip'), status: 200, is: packed('gzip') },
  { path: '/about', status: 200, is: packed(undefined) },
  { path: script, ...accept('gzip, br'), status: 200, is: packed('br') },
  { path: picture, ...accept('gzip'), status: 200, is: packed('gzip') },
  { path: behind, ...accept('br'), status: 200, is: packed('br') },
  { path: `${behind}.data`, ...accept('br'), status: 200, is: packed('br') },

  { path: '/', status: 200, is: kept('no-cache') },
  { path: '/about.data', status: 200, is: kept('no-cache') },
  { path: script, status: 200, is: kept(FOR_EVER) },
  { path: script, ...accept('br'), status: 200, is: kept(FOR_EVER) },
  { path: picture, status: 200, is: kept('public, max-age=3600, stale-while-revalidate=86400') },

  { path: '/about', method: 'HEAD', status: 200, is: ({ body }) => expect(body).toBe('') },
  { path: '/nowhere', method: 'HEAD', status: 404, is: ({ body }) => expect(body).toBe('') },
  ...['POST', 'PUT', 'DELETE'].map((method) => ({
    path: '/about',
    method,
    status: 405,
    is: ({ headers }: Answer) => expect(headers.allow).toBe('GET, HEAD'),
  })),
  { path: '/nowhere', method: 'POST', status: 405 },

  { path: '/%', status: 400 },
  { path: '/blog/%E0%A4%A', status: 400 },
]

/** Go answers a malformed address before Caddy sees it, so no header of ours is on that answer. */
const beforeCaddy = (name: string, status: number) => name === 'Caddy' && status === 400

const servers: [string, (build: string) => Promise<Running>][] = [
  ['npm start', startOwn],
  ['nginx', startNginx],
  ['Caddy', startCaddy],
]

describe.each(servers)('%s', (name, start) => {
  let running: Running
  beforeAll(async () => {
    ensureServers()
    running = await start(build)
  }, 180_000)
  afterAll(() => running?.stop())

  test.each(checks.map((check) => [`${check.method ?? 'GET'} ${check.path} is ${check.status}`, check] as const))(
    '%s',
    async (_, { path, status, is, ...question }) => {
      const answer = await ask(running.port, path, question)
      expect(answer.status).toBe(status)
      if (!beforeCaddy(name, status))
        for (const [header, value] of Object.entries(policies)) expect(answer.headers[header.toLowerCase()]).toBe(value)
      is?.(answer)
    },
  )

  test.each(['/about', script])('%s is not sent twice', async (path) => {
    for (const encoding of ['identity', 'br']) {
      const headers = { 'Accept-Encoding': encoding }
      const first = await ask(running.port, path, { headers })
      expect(first.headers.etag).toBeTruthy()
      const again = { ...headers, 'If-None-Match': String(first.headers.etag) }
      const second = await ask(running.port, path, { headers: again })
      expect(second.status).toBe(304)
      expect(second.body).toBe('')
      expect(second.headers['cache-control']).toBe(first.headers['cache-control'])
    }
  })

  test('a malformed address leaves the server running', async () => {
    for (const path of [
      '/%',
      '/%00',
      '/blog/%E0%A4%A',
      '/%c0%af',
      '/..%2f..%2fpackage.json',
      '/../package.json',
      '*',
    ]) {
      const answer = await ask(running.port, path)
      expect([400, 404], path).toContain(answer.status)
    }
    expect((await ask(running.port, '/')).status).toBe(200)
  })
})
