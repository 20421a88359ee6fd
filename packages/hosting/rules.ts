import { headerPolicy } from '../../integrations/content-policy.ts'
import type { RawSettings } from '../../integrations/settings/schema.ts'
import { EDITOR, editorHeaders } from '../editor/policy.ts'
import type { BuiltSite } from './built-site.ts'

/**
 * How the site is served, said once: headers, caching, the agreed form of an address, the not-found pages. The local
 * server follows it, and every host's configuration is written from it. Patterns are regular expressions without
 * regard to case, and keep to what JavaScript, PCRE (nginx) and RE2 (Caddy) read alike.
 */

/** Sent with every answer. */
export function securityHeaders(settings: RawSettings): Record<string, string> {
  return {
    'Content-Security-Policy': headerPolicy(settings),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
}

/** Pages with headers of their own, in place of the same names: the editor's, where the build holds it. */
export const ownHeaders = (settings: RawSettings): { page: string; headers: Record<string, string> }[] =>
  settings.CMS_REPOSITORY ? [{ page: EDITOR, headers: editorHeaders(settings) }] : []

/** What a server may be asked to do; anything else is answered with 405. */
export const METHODS = ['GET', 'HEAD']

/** For everything that is not below, and for every answer that is not a file: redirects and errors. */
export const ASK_AGAIN = 'no-cache'

/** How long a file may be kept, by folder. Files below /assets carry a hash in their name. */
export const caching: { folder: string; value: string }[] = [
  { folder: '/assets/', value: 'public, max-age=31536000, immutable' },
  { folder: '/pictures/', value: 'public, max-age=3600, stale-while-revalidate=86400' },
  { folder: '/share/', value: 'public, max-age=3600, stale-while-revalidate=86400' },
]

export const cachingOf = (path: string) => caching.find(({ folder }) => path.startsWith(folder))?.value ?? ASK_AGAIN

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

/** The name of a file rather than a page: a missing one is answered in plain text, never with a page. */
export const FILE_NAME = String.raw`\.[a-z0-9]+$`
export const NO_SUCH_FILE = 'There is no such file.'

/**
 * Lies in the folder for the host and not for visitors: its settings, the forms that Netlify looks for, and the
 * compressed twins of the files.
 */
export const HIDDEN = String.raw`^/(?:_headers|_redirects|vercel\.json|__forms\.html)$|\.(?:br|gz)$`

/** The pages for what is not there. */
export const NOT_FOUND = '/404.html'
export const ARTICLE_NOT_FOUND = '/blog/404.html'
/** They answer for others and have no address of their own: whoever asks for one gets it, with 404. */
export const NOT_FOUND_ITSELF = String.raw`^(?:/blog)?/404(?:\.html)?$`
/** Addresses with the form of an article's. */
export const ARTICLE_FORM = '^/blog/[^/]+(?:/[^/]+)?/*$'
/** Further pages of the blog's list have that form and are none: `page` is not a category. */
export const LIST_FOLDER = '/blog/page/'

export const notFoundPage = (path: string) =>
  new RegExp(ARTICLE_FORM, 'i').test(path) && !path.toLowerCase().startsWith(LIST_FOLDER)
    ? ARTICLE_NOT_FOUND
    : NOT_FOUND

/** What may stand behind a page's address without changing what is meant. */
const TAIL = String.raw`(?:/+index)?(?:\.html)?/*$`

/**
 * Every way to write the address of a page, with the agreed one: lower case, no slash at the end, no `index.html` and
 * no `.html`; and an article behind a category that the site does not have, which is at home without one. The first
 * match wins. Where the address is empty, there is none.
 */
export function addressForms({ pages, articles }: BuiltSite): { pattern: string; address: string }[] {
  const form = (path: string) => `^${path.replaceAll('/', '/+')}${TAIL}`
  return [
    ...pages.map((page) => ({ pattern: form(page === '/' ? '' : page), address: page })),
    { pattern: `^${LIST_FOLDER.replaceAll('/', '/+')}`, address: '' },
    ...articles.map((id) => ({ pattern: form(`/blog/[^/]+/${id}`), address: `/blog/${id}` })),
  ]
}
