import { EDITOR, editorHeaders } from '@packages/editor'
import type { Hosting, PathRule } from '../packages/hosting/index.ts'
import { headerPolicy } from './content-policy.ts'
import { repositoryOf } from './editor/options.ts'
import { formChannels, type Site } from './settings.ts'

/** Drawings need nothing but their own styles. An uploaded one that is opened by itself must not run a script. */
const PICTURE_POLICY =
  "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; script-src 'none'; frame-ancestors 'none'"

/** For everything else, redirects and errors included: asked for again, answered with 304 while it is the same. */
const DEFAULT_CACHE_CONTROL = 'no-cache'
const ONE_HOUR_CACHE = { 'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400' }

const ARTICLE_NOT_FOUND = '/blog/404.html'
/** `/blog/page/2` looks like `/blog/:category/:id`, but is a page of the listing. */
const LISTING_SEGMENT = 'page'

/** An article was there under each category too. */
const aliasRules = ([from, to]: [string, string]): PathRule[] => [
  { from, to },
  ...(/^\/blog\/[^/.]+$/.test(from)
    ? [{ from: from.replace('/blog', '/blog/:category'), to, unless: { category: [LISTING_SEGMENT] } }]
    : []),
]

/**
 * How this site is served.
 * @param categories what an article's address may have before its id, such as `seo`
 * @param aliases where each former address leads
 */
export function hostingOf(site: Site, categories: string[], aliases: ReadonlyMap<string, string> = new Map()): Hosting {
  return {
    url: site.url,
    headers: {
      'Content-Security-Policy': headerPolicy(site),
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
      // Without `includeSubDomains`: a subdomain of the owner may have no certificate.
      'Strict-Transport-Security': 'max-age=31536000',
      'Cross-Origin-Opener-Policy': 'same-origin',
      // Everything is public and without cookies, so feed readers and tools in other origins may read it.
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': DEFAULT_CACHE_CONTROL,
    },
    headerOverrides: [
      // Some hosts tell capitals apart.
      ...['/*.svg', '/*.SVG'].map((path) => ({ path, headers: { 'Content-Security-Policy': PICTURE_POLICY } })),
      // Files below /assets carry a hash in their name.
      { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
      { path: '/pictures/*', headers: ONE_HOUR_CACHE },
      { path: '/photos/*', headers: ONE_HOUR_CACHE },
      { path: '/share/*', headers: ONE_HOUR_CACHE },
      ...(site.editor ? [{ path: EDITOR, headers: editorHeaders(repositoryOf(site)) }] : []),
    ],
    // An article is served under every category; any other prefix redirects to `/blog/:id`.
    redirects: [
      ...[...aliases].flatMap(aliasRules),
      { from: '/blog/:category/:id', to: '/blog/:id', unless: { category: [...categories, LISTING_SEGMENT] } },
    ],
    notFoundPages: [
      { from: '/blog/:id', to: ARTICLE_NOT_FOUND },
      { from: '/blog/:category/:id', to: ARTICLE_NOT_FOUND, unless: { category: [LISTING_SEGMENT] } },
    ],
    netlifyForms: Object.values(formChannels(site)).flatMap(({ names, extra: { 'form-name': name, ...extra } }) =>
      name
        ? [{ name, honeypot: names.leaveEmpty ?? '', fields: [...Object.values(names), ...Object.keys(extra)] }]
        : [],
    ),
  }
}
