import type { Origins } from './crawl-result.ts'

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/**
 * Where a reference leads within the site.
 * @param href as written in a page, a header or a sitemap
 * @param base the address it stands at
 * @returns the address on the audited origin and the fragment, or undefined off the site
 */
export function siteAddress(
  href: string,
  base: string,
  { origin, canonicalOrigin }: Origins,
): { address: string; fragment: string } | undefined {
  if (!URL.canParse(href, base)) return undefined
  const url = new URL(href, base)
  if (url.origin !== origin && url.origin !== canonicalOrigin) return undefined
  // A text directive (#:~:text=…) addresses words, not an element.
  const fragment = decoded(url.hash.slice(1).split(':~:')[0] ?? '')
  return { address: origin + url.pathname + url.search, fragment }
}

/** An absolute web address, as canonical links, share images and structured data need it. */
export const isAbsolute = (href: string) => URL.canParse(href) && /^https?:$/.test(new URL(href).protocol)

/** The part of an address that a report shows. */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

export const isLoopback = (origin: string) => ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(origin).hostname)
