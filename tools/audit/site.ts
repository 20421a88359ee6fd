import { type Page, readPage } from './page.ts'

export type Site = {
  /** The origin it is built for: that of the home page's canonical link. */
  origin: string
  /** The pages under audit by their path. */
  pages: Map<string, Page>
  /** Those a search engine may list: neither noindex nor a second address of a page that is there. */
  indexable: Page[]
  /** The path of everything that is served. */
  paths: Set<string>
  /** The text behind one of these. */
  read: (path: string) => string
}

/** An editor's tool, no part of the site. */
const ADMIN = /^\/admin/

/** Hosts redirect a page's file name to its address, so links may not use it. */
const pathOf = (file: string) => `/${file.replace(/(?<![^/])index\.html$|\.html$/, '')}`

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export const isAbsolute = (href: string) => /^https?:$/.test(URL.parse(href)?.protocol ?? '')

/** Where a reference leads within the site; undefined where it leads off it. */
export function within(origin: string, href: string, base = '/'): { path: string; fragment: string } | undefined {
  const url = URL.parse(href, origin + base)
  if (url?.origin !== origin) return undefined
  // A text directive (#:~:text=…) addresses words, not an element.
  return { path: decoded(url.pathname), fragment: decoded(url.hash.slice(1).split(':~:')[0] ?? '') }
}

/** @param files by their path within the folder, such as blog/a.html */
export function readSite(files: string[], readFile: (file: string) => string): Site {
  const fileAt = new Map(files.map((file) => [pathOf(file), file]))
  const read = (path: string) => readFile(fileAt.get(path) ?? path)
  const paths = new Set(fileAt.keys())
  const audited = [...paths].filter((path) => fileAt.get(path)?.endsWith('.html') && !ADMIN.test(path))
  const pages = new Map(audited.map((path) => [path, readPage(path, read(path))]))
  const origin = URL.parse(pages.get('/')?.canonicals[0] ?? '')?.origin ?? 'https://unknown.invalid'
  const indexable = [...pages.values()].filter(({ path, noindex, canonicals: [canonical = ''] }) => {
    const target = within(origin, canonical, path)?.path ?? path
    return !noindex && (target === path || !pages.has(target))
  })
  return { origin, pages, indexable, paths, read }
}
