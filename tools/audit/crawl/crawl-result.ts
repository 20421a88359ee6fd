import type { Root } from 'hast'

/** Addresses are absolute, on the audited origin and without fragment, unless a field says otherwise. */

export type Link = {
  /** The page the link stands on. */
  from: string
  to: string
  /** The part behind #, decoded; empty where there is none. */
  fragment: string
  /** As written in the page. */
  href: string
  text: string
}

export type HtmlDocument = { html: string; tree: Root }

export type Page = {
  address: string
  /** The status at the end of the redirects; 0 where there was no answer. */
  status: number
  /** Why there is no answer that could be read, as the rest of a sentence about the address. */
  failure?: string
  /** Each redirect on the way, in order; `to` may lead off the site. Empty where the address answers itself. */
  redirects: { status: number; to: string }[]
  /** Where the redirects end: the address itself without any. */
  finalAddress: string
  /** Present where this very address answers 200 with HTML. */
  document?: HtmlDocument
  /** The X-Robots-Tag header; empty without one. */
  robotsHeader: string
  linksOut: Link[]
  linksIn: Link[]
  /** Clicks from the home page by the shortest way; undefined where no links lead here. */
  depth?: number
}

export type SitemapEntry = {
  /** As written in the sitemap. */
  loc: string
  /** Undefined where the entry leads off the site or is no absolute address. */
  address?: string
  lastmod?: string
}

export type Sitemap = {
  entries: SitemapEntry[]
  /** Files that could not be read, each as a sentence. */
  problems: string[]
}

export type Origins = {
  /** The origin under audit, such as http://127.0.0.1:40001. */
  origin: string
  /** The origin the site names in its canonical addresses. Differs from the audited one on loopback only. */
  canonicalOrigin: string
}

export type Crawl = Origins & {
  /** Every visited address. Addresses of links that were not visited are in `refused` or `leftOut`. */
  pages: Map<string, Page>
  sitemap: Sitemap
  /** The status of each og:image on the site; 0 where there was no answer. */
  images: Map<string, number>
  /** Kept away by robots.txt. */
  refused: Set<string>
  /** Not visited because the bound was reached. */
  leftOut: Set<string>
}
