import { expect, test } from 'vitest'
import { firstMatch, type Hosting, redirectPatterns } from './hosting.ts'
import { headersFile, netlifyFormsPage, redirectsFile } from './hosts/netlify.ts'
import { vercelFile } from './hosts/vercel.ts'

/** A blog whose articles are found under two categories, for the tests. */
const sample: Hosting = {
  url: 'https://site.example',
  headers: { 'Content-Security-Policy': "script-src 'self'", 'Cache-Control': 'no-cache' },
  headerOverrides: [
    { path: '/assets/*', headers: { 'Cache-Control': 'immutable' } },
    { path: '/*.svg', headers: { 'Content-Security-Policy': "script-src 'none'" } },
    { path: '/admin', headers: { 'Content-Security-Policy': "script-src 'self' blob:", 'X-Robots-Tag': 'noindex' } },
  ],
  redirects: [
    { from: '/old-name', to: '/new-name' },
    { from: '/blog/:category/:id', to: '/blog/:id', unless: { category: ['seo', 'page'] } },
  ],
  notFoundPages: [
    { from: '/blog/:id', to: '/blog/404.html' },
    { from: '/blog/:category/:id', to: '/blog/404.html', unless: { category: ['page'] } },
  ],
  netlifyForms: [],
}

/** What the patterns do in other hosts' engines, and the usual ways to write an address, is asked of the servers. */
const MANY = 200_000
test.each([
  ['/', undefined],
  ['/reindex', undefined],
  ['/a.b/c.html/', '/a.b/c'],
  ['/about/?a=/b/', '/about?a=/b/'],
  ['/a//b///c', '/a/b///c'],
  ['/old-name?utm=1', '/new-name?utm=1'],
  ['/old-name-2', undefined],
  ['/blog/other/a.json', undefined],
  ['/blog/other/more/a', undefined],
  ['//\\evil.example/', undefined],
  // A pattern that tried every way to divide these would take minutes.
  ['/'.repeat(MANY), '/'],
  [`${'/'.repeat(MANY)}\\`, undefined],
  [`/${'.html'.repeat(MANY)}\\`, undefined],
])('%.40s leads to %s', (target, location) => {
  expect(firstMatch(redirectPatterns(sample), target)).toBe(location)
})

/** nginx and Caddy are asked themselves. What the other hosts do cannot be tried here, but what they document can be followed. */
const pages = ['/', '/blog', '/blog/a', '/blog/seo/a', '/blog/page/2', '/blog/seo-growth/page/2', '/new-name']
const files = [...pages.map((page) => (page === '/' ? '/index.html' : `${page}.html`)), '/404.html', '/blog/404.html']
const fileOf = (path: string) => files.find((file) => file === path || file === `${path}.html`)
const nearest = (path: string) => (path.startsWith('/blog/') ? '/blog/404.html' : '/404.html')

const rules = redirectsFile(sample)
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
  ['/blog/other/nowhere', '301 /blog/nowhere'],
  ['/blog/seo/nowhere', '404 /blog/404.html'],
  ['/blog/nowhere', '404 /blog/404.html'],
  ['/nowhere', '404 /404.html'],
  ['/blog/page/2', '200 /blog/page/2.html'],
  ['/blog/page/9', '404 /404.html', '404 /blog/404.html'],
  ['/blog/seo-growth/page/2', '200 /blog/seo-growth/page/2.html'],
  ['/blog/seo-growth/page/9', '404 /404.html', '404 /blog/404.html'],
  ['/old-name', '301 /new-name'],
  ['/404', '404 /404.html'],
  ['/404.html', '404 /404.html'],
  ['/blog/404', '404 /blog/404.html'],
  ['/blog/404.html', '404 /blog/404.html'],
])('Netlify and Cloudflare answer %s with %s', (path, answer, onCloudflare = answer) => {
  expect(netlify(path)).toBe(answer)
  expect(cloudflare(path)).toBe(onCloudflare)
})

test('Vercel redirects an article behind an unknown category, and no page that is there', () => {
  const [alias, { source, destination, statusCode }] = JSON.parse(vercelFile(sample)).redirects
  expect(alias).toEqual({ source: '/old-name', destination: '/new-name', statusCode: 301 })
  expect({ destination, statusCode }).toEqual({ destination: '/blog/:id', statusCode: 301 })
  // What stands in brackets behind a name is its expression.
  const pattern = new RegExp(`^${source.replace(/:\w+\(/g, '(')}$`)
  const redirected = (path: string) => pattern.test(path)
  expect(['/blog/other/a', '/blog/seo2/a', '/blog/other/b'].every(redirected)).toBe(true)
  expect(
    ['/blog/a', '/blog/seo/a', '/blog/page/2', '/blog/x/y/a', '/blog/x/y.json', '/blog/x.y/a'].some(redirected),
  ).toBe(false)
})

/** The value of a header for a path, as a host reads its file: the last rule that fits. */
type Rules = { path: RegExp; headers: Record<string, string> }[]
const valueIn = (rules: Rules, path: string, name: string) =>
  rules.findLast((rule) => rule.path.test(path) && name in rule.headers)?.headers[name]

const onVercel: Rules = JSON.parse(vercelFile(sample)).headers.map(
  ({ source, headers }: { source: string; headers: { key: string; value: string }[] }) => ({
    path: new RegExp(`^${source}$`),
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  }),
)
const onNetlify: Rules = headersFile(sample)
  .split('\n\n')
  .map((block) => {
    const [path = '', ...lines] = block.split('\n').map((line) => line.trim())
    const pairs = lines.filter((line) => !line.startsWith('!')).map((line) => line.split(/: (.*)/))
    return { path: new RegExp(`^${path.replace('.', '\\.').replace('*', '.*')}$`), headers: Object.fromEntries(pairs) }
  })

test.each([
  ['Vercel', onVercel],
  ['Netlify and Cloudflare', onNetlify],
])('%s sends a path its own headers', (_, rules) => {
  const policy = (path: string) => valueIn(rules, path, 'Content-Security-Policy')
  for (const path of ['/', '/about', '/admin/editor.js', '/administration', '/blog/admin', '/svg'])
    expect(policy(path)).toBe("script-src 'self'")
  for (const path of ['/icon.svg', '/uploads/a.b.svg']) expect(policy(path)).toBe("script-src 'none'")
  expect(policy('/admin')).toBe("script-src 'self' blob:")
  expect(valueIn(rules, '/assets/a.svg', 'Cache-Control')).toBe('immutable')
  expect(valueIn(rules, '/.well-known/apple-app-site-association', 'Content-Type')).toBe('application/json')
})

test('Cloudflare takes a value away before it adds another, or it would send both', () => {
  const [, block = ''] = headersFile(sample).split('\n/admin\n')
  expect(block.indexOf('! Content-Security-Policy')).toBeLessThan(block.indexOf('  Content-Security-Policy:'))
})

test('each form that goes to Netlify is in the page it looks at', () => {
  expect(netlifyFormsPage(sample)).toBeUndefined()
  const form = { name: 'news"letter', honeypot: 'bot-field', fields: ['first_name', 'bot-field', 'subject'] }
  const page = netlifyFormsPage({ ...sample, netlifyForms: [form] }) ?? ''
  expect(page).toContain('<form name="news&quot;letter" method="post" data-netlify="true" netlify-honeypot="bot-field"')
  expect([...page.matchAll(/<input name="([^"]+)">/g)].map(([, name]) => name)).toEqual(form.fields)
})
