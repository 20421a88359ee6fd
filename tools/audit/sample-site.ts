import { assemble, type Visit } from './crawl/assemble.ts'
import type { Crawl } from './crawl/crawl-result.ts'
import { readHtml } from './crawl/html.ts'

/** Small sites by hand for the tests of the rules, served on one origin and written for another. */
export const ORIGIN = 'http://127.0.0.1:4000'
export const CANONICAL = 'https://site.example'

type Parts = {
  path: string
  lang?: string
  title?: string
  description?: string
  head?: string
  canonical?: string
  body?: string
  main?: string
  jsonLd?: unknown
}

/** A page that every rule passes; each part can be replaced, and an empty one leaves its tags out. */
export function pageOf(parts: Parts): string {
  const { path, lang = 'en', jsonLd, body = '', head = '<meta name="viewport" content="width=device-width">' } = parts
  const {
    title = `About ${path} | Brand`,
    canonical = CANONICAL + path,
    main = `<h1>On ${path}</h1>${words(160)}`,
  } = parts
  const {
    description = `What stands at ${path}, in one sentence that is long enough to be shown below the title in a search.`,
  } = parts
  const metadata = [
    title && `<title>${title}</title>`,
    description && `<meta name="description" content="${description}">`,
    canonical && `<link rel="canonical" href="${canonical}"><meta property="og:url" content="${canonical}">`,
    jsonLd
      ? `<script type="application/ld+json">${typeof jsonLd === 'string' ? jsonLd : JSON.stringify(jsonLd)}</script>`
      : '',
  ]
  return `<!doctype html><html${lang && ` lang="${lang}"`}><head>${metadata.join('')}<meta property="og:image" content="${CANONICAL}/share.png">${head}</head><body><main>${main}</main>${body}</body></html>`
}

export const words = (count: number) => `<p>${'word '.repeat(count)}</p>`

/** A site of a home page that links to `paths` and of a clean page at each. */
export const cleanPages = (...paths: string[]): Record<string, string> => ({
  '/': pageOf({ path: '/', body: paths.map((path) => `<a href="${path}">${path}</a>`).join('') }),
  ...Object.fromEntries(paths.map((path) => [path, pageOf({ path })])),
})

/**
 * @param answers by path: the HTML of a page, or what else the address answers
 * @param rest what is not said is right: the sitemap lists every page given as HTML, the share image is there
 */
export function siteOf(
  answers: Record<string, string | Partial<Visit>>,
  rest: Partial<Omit<Crawl, 'pages'>> = {},
): Crawl {
  const visits = Object.entries(answers).map(([path, answer]): [string, Visit] => [
    ORIGIN + path,
    typeof answer === 'string'
      ? { status: 200, robotsHeader: '', document: readHtml(answer) }
      : { status: 200, robotsHeader: '', ...answer },
  ])
  const entries = visits
    .filter(([, { document }]) => document)
    .map(([address]) => ({ loc: address.replace(ORIGIN, CANONICAL), address }))
  return assemble(new Map(visits), {
    origin: ORIGIN,
    canonicalOrigin: CANONICAL,
    sitemap: { entries, problems: [] },
    images: new Map([[`${ORIGIN}/share.png`, 200]]),
    refused: new Set(),
    leftOut: new Set(),
    ...rest,
  })
}
