import { headerPolicy } from '../../app/lib/content-policy.ts'
import type { RawSettings } from '../../app/lib/settings/schema.ts'

/**
 * How the site is served, said once: headers, caching, the agreed form of an address, the not-found pages. The local
 * server follows it, and every host's configuration is written from it.
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

/** By folder, first match wins; `/` stands for everything else. Files below /assets carry a hash in their name. */
export const caching: { folder: string; value: string }[] = [
  { folder: '/assets/', value: 'public, max-age=31536000, immutable' },
  { folder: '/pictures/', value: 'public, max-age=3600, stale-while-revalidate=86400' },
  { folder: '/share/', value: 'public, max-age=3600, stale-while-revalidate=86400' },
  { folder: '/', value: 'no-cache' },
]

export const cachingOf = (path: string) => caching.find(({ folder }) => path.startsWith(folder))?.value ?? 'no-cache'

/** The page for what is not there, by folder, first match wins. */
export const notFoundPages: { folder: string; file: string }[] = [
  { folder: '/blog/', file: '/blog/404.html' },
  { folder: '/', file: '/404.html' },
]

/** The name of a file rather than a page: a missing one is answered in plain text. */
export const isFileName = (path: string) => /\.[a-z0-9]+$/i.test(path)

/**
 * The agreed form of an address: lower case, no slash at the end, no `index.html` and no `.html`.
 * @param path decoded or not, with a leading slash, without query
 */
export function canonicalPath(path: string): string {
  if (path.startsWith('/assets/')) return path
  const bare = path
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/index$/, '')
  return (bare.replace(/\/+$/, '') || '/').toLowerCase()
}

/** An article under a category the site does not have: the same file as without one. */
export function articleBehindCategory(path: string): string | undefined {
  const id = /^\/blog\/[^/]+\/([^/]+)$/.exec(path)?.[1]
  return id === undefined ? undefined : `/blog/${id}`
}
