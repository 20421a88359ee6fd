import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { EDITOR } from '@packages/editor'
import { parseHTML } from 'linkedom'

/** What a built page says about itself in its head. */
export type Page = {
  /** As the site serves it, with a leading slash and without one at the end. */
  path: string
  /** Without the brand (`og:title`). */
  title: string
  description: string
  /** Absolute; pages kept out of search engines have none. */
  canonical: string | undefined
  /** The absolute address of the picture shown where the page is shared (`og:image`). */
  shareImage: string
}

/**
 * Reads the head of one built page.
 * @param file in the built folder, with forward slashes
 * @param html the page, or no more of it than its head
 */
export function readPage(file: string, html: string): Page {
  const { head } = parseHTML(html).document
  const read = (selector: string, attribute = 'content') =>
    head.querySelector(selector)?.getAttribute(attribute)?.trim() ?? ''
  return {
    path: file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`,
    title: read('meta[property="og:title"]'),
    description: read('meta[name="description"]'),
    canonical: read('link[rel="canonical"]', 'href') || undefined,
    shareImage: read('meta[property="og:image"]'),
  }
}

/** A page's head without its styles: ten times as fast to parse, and to decode. */
function headOf(file: string): string {
  const page = readFileSync(file, 'latin1')
  const head = page.slice(0, page.indexOf('</head>') + 7).replace(/<style\b.*?<\/style>/gs, '')
  return Buffer.from(head, 'latin1').toString()
}

/** Reads every page of the built folder but the editor's, in the order of their paths. */
export const readPages = (folder: string): Page[] =>
  globSync('**/*.html', { cwd: folder, exclude: [`${EDITOR.slice(1)}.html`] })
    .map((file) => readPage(file.replaceAll(sep, '/'), headOf(join(folder, file))))
    .sort((one, two) => (one.path < two.path ? -1 : 1))
