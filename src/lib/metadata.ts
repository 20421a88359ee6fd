import { settings } from './settings.ts'

export type PageMetadata = {
  /** Without the brand, unique. */
  title: string
  /** 70 to 160 characters, unique. */
  description: string
  /** The canonical path, with a leading slash and without one at the end. */
  path: string
  /** False keeps the page out of search engines. */
  index?: boolean
  type?: 'website' | 'article'
  /** What the page says to machines, from `jsonLd`. */
  facts?: string
  article?: { published: string; author: string; tags: string[] }
}

/** Search results cut a longer title. */
export const MOST_TITLE_CHARACTERS = 60

/** The document's title: with the brand, or without it where the whole would be cut. */
export function documentTitle(title: string): string {
  const whole = `${title} | ${settings.name}`
  return whole.length <= MOST_TITLE_CHARACTERS ? whole : title
}

/** The absolute address of a path on the site, by the settings and never by the request. */
export function absoluteUrl(path: string): string {
  return path === '/' ? `${settings.url}/` : settings.url + path
}

/** The file that stands for a page where its address is shared; drawn at build. */
export function shareImage(path: string): string {
  return `/share/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
}
