import { isoTimestamp } from './dates.ts'
import { TITLE_LENGTH } from './search-snippet.ts'
import { settings } from './settings.ts'

/** Addresses of what the site has beside its pages, as the document's head names them. */
export const FEED_PATH = '/feed.xml'
export const MANIFEST_PATH = '/manifest.webmanifest'
export const ICON_PATH = '/icon.svg'
export const TOUCH_ICON_PATH = '/apple-touch-icon.png'

export type PageMetadata = {
  /** Without the brand, unique. */
  title: string
  /** As long as search results show, unique. */
  description: string
  /** The canonical path, with a leading slash and without one at the end. */
  path: string
  /** False keeps the page out of search engines. */
  index?: boolean
  /** Structured data, from `jsonLd`. */
  structuredData?: string
  /** Where the page is an article. Dates are YYYY-MM-DD. */
  article?: { date: string; updated?: string; author: { name: string }; tags: string[] }
}

/** The document's title: with the brand, or without it where search results would cut the whole. */
export function documentTitle(title: string): string {
  const whole = `${title} | ${settings.name}`
  return whole.length <= TITLE_LENGTH.most ? whole : title
}

/** The absolute address of a path on the site, by the settings and never by the request. */
export function absoluteUrl(path: string): string {
  return path === '/' ? `${settings.url}/` : settings.url + path
}

/** The path of the picture that is shown where a page is shared. The build draws it. */
export function shareImage(path: string): string {
  return `/share/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
}

type MetaTag = { name: string; content: string } | { property: string; content: string }

/**
 * The `<meta>` tags about a page: for search engines, and by the Open Graph protocol (https://ogp.me) for link previews.
 * A page that is kept out of search engines names no canonical address.
 */
export function metaTags({ title, description, path, index = true, article }: PageMetadata): MetaTag[] {
  const property = (name: string, content: string) => ({ property: name, content })
  const about = article && [
    { name: 'author', content: article.author.name },
    property('article:published_time', isoTimestamp(article.date)),
    property('article:modified_time', isoTimestamp(article.updated ?? article.date)),
    ...article.tags.map((tag) => property('article:tag', tag)),
  ]
  return [
    { name: 'description', content: description },
    ...(index ? [property('og:url', absoluteUrl(path))] : [{ name: 'robots', content: 'noindex' }]),
    property('og:type', article ? 'article' : 'website'),
    property('og:site_name', settings.name),
    property('og:locale', 'en_US'),
    property('og:title', title),
    property('og:description', description),
    property('og:image', absoluteUrl(shareImage(path))),
    property('og:image:type', 'image/png'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', title),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(about ?? []),
  ]
}
