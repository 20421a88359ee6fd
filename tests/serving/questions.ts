import { expect } from 'vitest'
import type { Answer, Question } from './ask.ts'
import { font, image, picture, script } from './servers.ts'

export type ServerName = 'npm start' | 'nginx' | 'Caddy'

/** Of an answer, what the table speaks of. `page` is the canonical path of a page, `heading` that of a not-found page. */
export const summaryOf = ({ status, headers, body, bytes }: Answer) => ({
  status,
  location: headers.location,
  type: headers['content-type']?.toLowerCase().replace('; ', ';'),
  cache: headers['cache-control'],
  encoding: headers['content-encoding'],
  policy: headers['content-security-policy'],
  allow: headers.allow,
  page: /<link rel="canonical" href="https:\/\/[^/"]+([^"]*)"/.exec(body)?.[1],
  heading: status < 400 ? undefined : /<h1[^>]*>([^<]*)<\/h1>/.exec(body)?.[1],
  text: body.length < 100 ? body.trim() : undefined,
  bytes,
})
type Expected = Partial<Record<keyof ReturnType<typeof summaryOf>, unknown>>

/** A question, and what every server has to answer; `but` is what one of them answers otherwise. */
export type Row = [target: string, expected: Expected, question?: Question, but?: Partial<Record<ServerName, Expected>>]

const each = (targets: string[], expected: Expected) => targets.map((target): Row => [target, expected])
const accepting = (accepted: string) => ({ headers: { 'Accept-Encoding': accepted } })

const HTML = { type: 'text/html;charset=utf-8', cache: 'no-cache' }
const page = (path: string) => ({ ...HTML, status: 200, page: path })
const moved = (location: string) => ({ status: 301, location, cache: 'no-cache' })
const missingPage = { ...HTML, status: 404, heading: 'Oops! Page not found' }
const missingArticle = { ...HTML, status: 404, heading: 'Article Not Found' }
const missingFile = { status: 404, type: 'text/plain;charset=utf-8', cache: 'no-cache', text: 'There is no such file.' }
const refused = { status: expect.toBeOneOf([400, 404, 414, 431]) }
const JSON_TYPE = expect.stringMatching(/^application\/json/)
const NO_SCRIPTS = expect.stringContaining("script-src 'none'")
const FOR_EVER = 'public, max-age=31536000, immutable'
const ONE_HOUR_CACHE = 'public, max-age=3600, stale-while-revalidate=86400'
const ALLOW = 'GET, HEAD, OPTIONS'

const files: Row[] = [
  ...['/', '/about', '/blog', '/blog/page/2', '/blog/seo-1', '/added'].map((path): Row => [path, page(path)]),
  ['/?utm=1', page('/')],
  ['/about?x=%', page('/about')],
  ['http://site.example/about', page('/about')],
  ['/blog/seo/seo-1', page('/blog/seo-1')],
  ['/blog/seo/added', page('/blog/added')],
  ['/blog/search.json', { status: 200, type: JSON_TYPE, cache: 'no-cache' }],
  [
    '/favicon.ico',
    { status: 200, type: 'image/x-icon' },
    {},
    { Caddy: { status: 200, type: 'image/vnd.microsoft.icon' } },
  ],
  ['/manifest.webmanifest', { status: 200, type: 'application/manifest+json;charset=utf-8' }],
  [script, { status: 200, type: 'text/javascript;charset=utf-8', cache: FOR_EVER }],
  [font, { status: 200, type: 'font/woff2', cache: FOR_EVER }],
  [picture, { status: 200, cache: ONE_HOUR_CACHE, policy: NO_SCRIPTS }],
  ...each(['/uploads/drawing.svg', '/uploads/drawing%2Esvg', '/uploads/SHOUTED.Svg'], {
    status: 200,
    cache: 'no-cache',
    policy: NO_SCRIPTS,
  }),
  ['/uploads/list.gz', { status: 200, text: 'a file of the owner', encoding: undefined }],
  // Without an extension: plain text but for Apple's.
  ['/.well-known/acme-challenge/token', { status: 200, type: 'text/plain;charset=utf-8', text: 'token.key' }],
  ['/.well-known/apple-app-site-association', { status: 200, type: JSON_TYPE }],
]

const redirects: Row[] = [
  ['/index.html?utm=1&x=%20', moved('/?utm=1&x=%20')],
  ['/index', moved('/')],
  ['/about/', moved('/about')],
  ['/about/?x=$host{env.HOME}', moved('/about?x=$host{env.HOME}')],
  ['/about/index.html', moved('/about')],
  ['/about.html', moved('/about')],
  ['http://site.example/about/', moved('/about')],
  ['/404.html', moved('/404')],
  ['/blog//seo-1', moved('/blog/seo-1')],
  ['/blog/seo/seo-1/', moved('/blog/seo/seo-1')],
  ['/blog/no-such-category/seo-1?utm=1&x=%20', moved('/blog/seo-1?utm=1&x=%20')],
  ['/blog/caf%C3%A9/seo-1', moved('/blog/seo-1')],
  ['/blog/constructor/nowhere', moved('/blog/nowhere')],
  // A former address.
  ['/blog/old?utm=1', moved('/blog/seo-1?utm=1')],
  ['/blog/old/', moved('/blog/old')],
  ['/blog/social/old', moved('/blog/seo-1')],
  ['/blog/page/old', missingPage],
  // None may lead to another site, or end the header that it stands in.
  ['//evil.example/', moved('/evil.example/')],
  ['///evil.example', moved('/evil.example')],
  ['//evil.example/%2e%2e', moved('/evil.example/%2e%2e')],
  ['/%5Cevil.example/', moved('/%5Cevil.example')],
  ['/%0d%0aX-Evil/', moved('/%0d%0aX-Evil')],
  // Go writes the backslash percent-encoded, and so finds the slash at the end.
  ['/\\evil.example/', missingPage, {}, { Caddy: moved('/%5Cevil.example') }],
]

const missing: Row[] = [
  ...each(['/nowhere', '/nowhere/at/all', '/assets', '/caf%C3%A9', '/About', '/BLOG', '/404'], missingPage),
  ...each(['/blog/one/two/three', '/blog/page/99', '/blog/page/seo-1', '/blog/seo-growth/page/99'], missingPage),
  ...each(
    ['/blog/nowhere', '/blog/seo/nowhere', '/blog/seo/seo-growth', '/blog/404', '/blog/__proto__'],
    missingArticle,
  ),
  ...each(['/assets/x.js', '/nowhere.txt', '/pictures/nowhere.SVG', '/.env', '/blog/x.data'], missingFile),
  // Files for the hosts.
  ...each(['/_headers', '/%5Fheaders', '/_redirects', '/__forms'], missingPage),
  ['/vercel.json', { status: 404 }],
  // A condition or a range is about what is there.
  ['/blog/nowhere', missingArticle, { headers: { 'If-None-Match': '*' } }],
  ['/blog/nowhere', missingArticle, { headers: { 'If-Match': '"a"' } }],
  ['/blog/nowhere', missingArticle, { headers: { Range: 'bytes=0-9' } }],
  ...each(['/%', '/%00', '/blog/%E0%A4%A', '/%c0%af', `/${'a'.repeat(20_000)}`, '*'], refused),
  ...each(['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/blog/..%5c..%5cpackage.json'], refused),
]

const methods: Row[] = [
  ...each(['/about', '/.well-known/acme-challenge/token'], { status: 200, bytes: 0 }),
  ...each(['/nowhere', '/assets/x.js'], { status: 404, bytes: 0 }),
].map(([target, expected]): Row => [target, expected, { method: 'HEAD' }])
methods.push(
  ['/about', { status: 405, allow: ALLOW }, { method: 'POST' }],
  ['/nowhere', { status: 405, allow: ALLOW }, { method: 'DELETE' }],
  // What a browser asks before a reader in another origin may send a tag along.
  [
    '/feed.xml',
    { status: 204, allow: ALLOW, bytes: 0 },
    { method: 'OPTIONS', headers: { Origin: 'https://a.example' } },
  ],
)

/** RFC 9110, 12.5.3: what a visitor refuses is not sent; of the rest, what is smallest. */
const accepted: [header: string, encoding: 'br' | 'gzip' | undefined][] = [
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['deflate, x-br, brotli', undefined],
  ['identity', undefined],
  ['br ; q=0.000, gzip;q=0.5', 'gzip'],
  ['gzip;q=0', undefined],
  ['gzip, identity;q=0', 'gzip'],
  // A star allows anything, an uncompressed file too. No server here looks behind it.
  ['*', undefined],
  ['br;q=0, *', undefined],
  ['*;q=0, gzip', 'gzip'],
  // Nothing that is there is allowed: the server may say so (406), or send the file as it is.
  ['*;q=0', undefined],
]
const encodings: Row[] = [
  ...accepted.map(([header, encoding]): Row => ['/about', { status: 200, encoding }, accepting(header)]),
  // nginx's modules know what is refused and what is not, and nothing in between.
  ['/about', { encoding: 'gzip' }, accepting('gzip, br;q=0.2'), { nginx: { encoding: 'br' } }],
  ['/nowhere', { ...missingPage, encoding: 'br' }, accepting('br')],
  ['/blog/nowhere', { ...missingArticle, encoding: 'gzip' }, accepting('gzip')],
  [script, { status: 200, cache: FOR_EVER, encoding: 'br' }, accepting('gzip, br')],
  [picture, { status: 200, encoding: 'gzip' }, accepting('gzip')],
  [image, { status: 200, encoding: undefined }, accepting('gzip, br')],
  // nginx by itself sends nothing compressed to a proxy.
  ['/about', { status: 200, encoding: 'gzip' }, { headers: { 'Accept-Encoding': 'gzip', Via: '1.1 proxy' } }],
]

export const rows = [...files, ...redirects, ...missing, ...methods, ...encodings]

/** A second question for the same file, made from the tag and the date of the first answer. RFC 9110, 13 and 14. */
type Repeat = [
  name: string,
  headers: (tag: string, date: string) => Record<string, string>,
  status: number,
  but?: Partial<Record<ServerName, number>>,
]

export const conditions: Repeat[] = [
  ['its tag', (tag) => ({ 'If-None-Match': tag }), 304],
  ['its tag as a weak one', (tag) => ({ 'If-None-Match': `W/${tag.replace(/^W\//, '')}` }), 304],
  ['a list of tags', (tag) => ({ 'If-None-Match': `"a", W/"b",${tag}` }), 304],
  ['any tag', () => ({ 'If-None-Match': '*' }), 304],
  ['another tag, though its date', (_, date) => ({ 'If-None-Match': '"a"', 'If-Modified-Since': date }), 200],
  ['its date', (_, date) => ({ 'If-Modified-Since': date }), 304],
  ['a later date', () => ({ 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT' }), 304],
  ['an earlier date', () => ({ 'If-Modified-Since': 'Sat, 01 Jan 2000 00:00:00 GMT' }), 200],
  ['a tag that it must have and has not', () => ({ 'If-Match': '"a"' }), 412],
]

export const ranges: Repeat[] = [
  ['ten bytes', () => ({ Range: 'bytes=5-14' }), 206],
  ['bytes after the end', () => ({ Range: 'bytes=99999999-' }), 416],
  ['ten bytes of this date', (_, date) => ({ Range: 'bytes=5-14', 'If-Range': date }), 206],
  // The tags of npm start are weak, and a weak one does not do for a part.
  ['ten bytes of this tag', (tag) => ({ Range: 'bytes=5-14', 'If-Range': tag }), 206, { 'npm start': 200 }],
  ['ten bytes of another tag', () => ({ Range: 'bytes=5-14', 'If-Range': '"a"' }), 200],
]
