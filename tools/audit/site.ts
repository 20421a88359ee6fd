import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parseHTML } from 'linkedom'

/** One page of the built folder. `path` is its address without the origin, such as `/about`. */
export type Page = {
  path: string
  document: Document
  title: string
  description: string
  /** The canonical address as written; empty where there is none. */
  canonical: string
  noindex: boolean
  /** All that a visitor can read in the body, closed disclosures included, with single spaces. */
  text: string
}

export type Site = {
  /** The origin it was built for, by the home page's canonical link. */
  origin: string
  pages: Page[]
  /** Pages that a search engine may list: neither noindex nor a second address of another page. */
  indexable: Page[]
  /** Addresses in the sitemap, as written. */
  sitemap: string[]
}

const squash = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

function readableText(root: Element): string {
  const copy = root.cloneNode(true) as Element
  for (const part of copy.querySelectorAll('script, style, template, noscript')) part.remove()
  return squash(copy.textContent)
}

export function readPage(path: string, html: string): Page {
  const { document } = parseHTML(html)
  const attribute = (selector: string, name: string) => squash(document.querySelector(selector)?.getAttribute(name))
  return {
    path,
    document,
    title: squash(document.querySelector('head > title')?.textContent),
    description: attribute('meta[name="description"]', 'content'),
    canonical: attribute('head > link[rel="canonical"]', 'href'),
    noindex: attribute('meta[name="robots"]', 'content').includes('noindex'),
    text: readableText(document.body),
  }
}

/** @param sitemap the text of `sitemap.xml` */
export function siteOf(pages: Page[], sitemap: string): Site {
  const home = pages.find(({ path }) => path === '/')
  const origin = URL.parse(home?.canonical ?? '')?.origin ?? ''
  const addressOf = ({ path }: Page) => origin + path
  return {
    origin,
    pages,
    indexable: pages.filter((page) => !page.noindex && page.canonical === addressOf(page)),
    sitemap: [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address),
  }
}

/** Every page of a built folder but the editor's. */
export function readSite(folder: string): Site {
  const files = globSync('**/*.html', { cwd: folder, exclude: ['admin/**', 'admin.html', '__forms.html'] }).sort()
  const pages = files.map((file) => {
    const path = `/${file
      .split(sep)
      .join('/')
      .replace(/(?:^index)?\.html$/, '')}`
    return readPage(path, readFileSync(join(folder, file), 'utf8'))
  })
  return siteOf(pages, readFileSync(join(folder, 'sitemap.xml'), 'utf8'))
}
