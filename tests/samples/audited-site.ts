import { readSite, type Site } from '../../tools/audit/site.ts'

/** Small sites by hand for the tests of the rules. */
export const ORIGIN = 'https://site.example'

export type Parts = {
  path: string
  title?: string
  description?: string
  head?: string
  canonical?: string
  body?: string
  main?: string
  jsonLd?: unknown
}

export const words = (count: number) => `<p>${'word '.repeat(count).trim()}</p>`

export const noindex = '<meta name="robots" content="noindex">'

/** A page that every rule passes; each part can be replaced, and an empty one leaves its tags out. */
export function pageOf({ path, head = '', body = '', jsonLd, ...parts }: Parts): string {
  const {
    title = `About ${path} | Brand`,
    canonical = ORIGIN + path,
    main = `<h1>On ${path}</h1>${words(160)}`,
    description = `What stands at ${path}, in one sentence that is long enough to be shown below the title in a search.`,
  } = parts
  const metadata = [
    title && `<title>${title}</title>`,
    description && `<meta name="description" content="${description}">`,
    canonical && `<link rel="canonical" href="${canonical}"><meta property="og:url" content="${canonical}">`,
    '<meta name="viewport" content="width=device-width">',
    `<meta property="og:image" content="${ORIGIN}/share.png">`,
    jsonLd
      ? `<script type="application/ld+json">${typeof jsonLd === 'string' ? jsonLd : JSON.stringify(jsonLd)}</script>`
      : '',
  ]
  return `<!DOCTYPE html><html lang="en"><head>${metadata.join('')}${head}</head><body><main>${main}</main>${body}</body></html>`
}

/** A site of a home page that links to `paths` and of a clean page at each. */
export const cleanPages = (...paths: string[]): Record<string, string> => ({
  '/': pageOf({ path: '/', body: paths.map((path) => `<a href="${path}">${path}</a>`).join('') }),
  ...Object.fromEntries(paths.map((path) => [path, pageOf({ path })])),
})

const url = (path: string) => `<url><loc>${ORIGIN}${path}</loc></url>`

export const sitemapOf = (...entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`

/** The files of a built folder: those pages, a sitemap of them, a share image, and `more` by path within the folder. */
export const filesOf = (pages: Record<string, string>, more: Record<string, string> = {}): Record<string, string> => ({
  'share.png': '',
  'sitemap.xml': sitemapOf(...Object.keys(pages).map(url)),
  ...Object.fromEntries(Object.entries(pages).map(([path, html]) => [`${path.slice(1) || 'index'}.html`, html])),
  ...more,
})

export function siteOf(pages: Record<string, string>, more: Record<string, string> = {}): Site {
  const files = filesOf(pages, more)
  return readSite(Object.keys(files), (file) => files[file] ?? '')
}

/** A site of one page. */
export const siteWith = (parts: Omit<Parts, 'path'>) => siteOf({ '/': pageOf({ path: '/', ...parts }) })
