/**
 * How a static site is served. Host files and the server of `npm start` are all made from this. Pages lie flat
 * (`about.html` is `/about`), and a new page or file changes none of it.
 */
export type Hosting = {
  /** The public address. Its host is the name of the server. */
  url: string
  /** Sent with every answer, `Cache-Control` included. */
  headers: Record<string, string>
  /** Headers of files below some paths, in place of `headers`. One `*` in a path stands for anything; later ones win. */
  headerOverrides: { path: string; headers: Record<string, string> }[]
  /** Permanent redirects of paths in their canonical form. The first that matches wins. */
  redirects: PathRule[]
  /** Not-found pages of some paths. The first that matches wins; `/404.html` answers for all others. */
  notFoundPages: PathRule[]
  /** Forms that Netlify has to find in the published files, because pages send them by script. */
  netlifyForms: { name: string; honeypot: string; fields: string[] }[]
}

/**
 * Maps one path to another. `:name` stands for one segment without a dot, and `to` may repeat it. `unless` names the
 * values of a segment to which the rule does not apply; a path with one of them is not looked up in later rules either.
 */
export type PathRule = { from: string; to: string; unless?: Record<string, string[]> }

/** A rule as a regular expression over the target of a request, path and query. An empty `to` ends the search without a match. */
export type Pattern = { pattern: string; to: string }

/*
 * Patterns keep to what JavaScript, PCRE (nginx) and RE2 (Caddy) read alike. They look at the target as it was sent,
 * still percent-encoded, so what they copy into a Location header cannot end the header.
 */
const QUERY = String.raw`(\?.*)?`
const SEGMENT = '[^/?.]+'

/**
 * Other ways to write a page's address: double slashes, `index`, `.html` or a slash at the end. A redirect must not start
 * with `//` or `/\`, which lead to another host: double slashes are taken out first, and no pattern matches a backslash.
 */
const canonicalRedirects: Pattern[] = [
  { pattern: String.raw`^/((?:[\w.~%-]+/)*)/+([\w.~%-][\w.~%/-]*)?${QUERY}$`, to: '/$1$2$3' },
  { pattern: String.raw`^/index(?:\.html)?/?${QUERY}$`, to: '/$1' },
  { pattern: String.raw`^/([\w.~%-][\w.~%/-]*?)(?:/index(?:\.html)?|\.html|/)/?${QUERY}$`, to: '/$1$2' },
]

const escaped = (text: string) => text.replace(/[.*+?^$()[\]{}|\\]/g, String.raw`\$&`)

/**
 * @param to where the rule leads; `:query` in it is the query with its question mark
 * @param otherwise the target of paths that `unless` excludes
 */
function patternsOf({ from, unless }: PathRule, to: string, otherwise: string): Pattern[] {
  const names = [...from.matchAll(/:(\w+)/g), ['', 'query']].map(([, name]) => name)
  const matching = (values: Record<string, string[]>) =>
    `^${escaped(from).replace(/:(\w+)/g, (_, name) => `(${values[name]?.join('|') ?? SEGMENT})`)}${QUERY}$`
  const leads = { pattern: matching({}), to: to.replace(/:(\w+)/g, (_, name) => `$${names.indexOf(name) + 1}`) }
  return unless ? [{ pattern: matching(unless), to: otherwise }, leads] : [leads]
}

/** Every redirect, status 301, with the query kept. */
export const redirectPatterns = ({ redirects }: Hosting): Pattern[] => [
  ...canonicalRedirects,
  ...redirects.flatMap((rule) => patternsOf(rule, `${rule.to}:query`, '')),
]

/** The page for whatever is not there. */
export const NOT_FOUND = '/404.html'

/** Which page answers with 404, where it is not `NOT_FOUND`. */
export const notFoundPatterns = ({ notFoundPages }: Hosting): Pattern[] =>
  notFoundPages.flatMap((rule) => patternsOf(rule, rule.to, NOT_FOUND))

/** @returns where the first matching pattern leads; undefined for none, and for one that leads nowhere */
export function firstMatch(patterns: Pattern[], target: string): string | undefined {
  const found = patterns.find(({ pattern }) => new RegExp(pattern).test(target))
  return found && (target.replace(new RegExp(found.pattern), found.to) || undefined)
}

/** The paths that a header override is for. `DRAWING.SVG` is a drawing too. */
export const overridePattern = (path: string) => `(?i:${escaped(path).replace(String.raw`\*`, '.*')})`

/** Files for the host, and not-found pages, which are not found themselves. By path without `.html`. */
export const hiddenPattern = ({ notFoundPages }: Hosting) => {
  const pages = new Set([NOT_FOUND, ...notFoundPages.map(({ to }) => to), '/__forms.html'])
  const names = ['/_headers', '/_redirects', '/vercel.json', ...[...pages].map((page) => page.replace('.html', ''))]
  return `^(?:${names.map(escaped).join('|')})$`
}

/** What a server answers to GET and HEAD alone; OPTIONS says so, and anything else is answered with 405. */
export const ALLOWED_METHODS = 'GET, HEAD, OPTIONS'

/** The name of a file rather than a page. A missing one is answered in plain text, not with a page. */
export const FILE_EXTENSION_PATTERN = String.raw`\.[A-Za-z0-9]+$`
export const NO_SUCH_FILE = 'There is no such file.'

/** By the end of a file's name. */
export const contentTypes: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
}

/** Files without an extension are what other services look for, such as the challenge of a certificate. */
export const TYPE_WITHOUT_EXTENSION = 'text/plain; charset=utf-8'
/** The one of them that has to be JSON, in the root or in `.well-known`. */
export const APPLE_FILE = 'apple-app-site-association'
export const APPLE_FILE_PATTERN = `/${APPLE_FILE}$`
export const APPLE_FILE_TYPE = 'application/json'
