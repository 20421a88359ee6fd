import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { EDITOR } from '@packages/editor'
import { parseHTML } from 'linkedom'
import { listFiles } from '../list-files.ts'

/** What a built page says about itself in its head. */
export type Page = {
  /** As the site serves it, with a leading slash and without one at the end. */
  path: string
  /** Without the brand (`og:title`). */
  title: string
  description: string
  /** Absolute; pages kept out of search engines have none. */
  canonical: string | undefined
  indexable: boolean
  /** The absolute address of the picture shown where the page is shared (`og:image`). */
  shareImage: string
  /** In the built folder, `blog/seo-1.html`. */
  file: string
}

/**
 * Reads the head of one built page.
 * @param file in the built folder, with forward slashes
 * @param html the page, or no more of it than its head
 * @throws Error that names the file and the tag it lacks
 */
export function readPage(file: string, html: string): Page {
  const { head } = parseHTML(html).document
  const contentOf = (selector: string) => {
    const tag = head.querySelector(selector)
    return (tag?.getAttribute('content') ?? tag?.getAttribute('href') ?? '').trim()
  }
  const needed = (selector: string): string => {
    const value = contentOf(selector)
    if (!value) throw new Error(`${file}: the page has no ${selector}. Pages get it from src/layouts/page.astro.`)
    return value
  }
  const indexable = !/\b(noindex|none)\b/i.test(contentOf('meta[name="robots"]'))
  const canonical = 'link[rel="canonical"]'
  return {
    path: file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`,
    title: needed('meta[property="og:title"]'),
    description: needed('meta[name="description"]'),
    canonical: indexable ? needed(canonical) : contentOf(canonical) || undefined,
    indexable,
    shareImage: needed('meta[property="og:image"]'),
    file,
  }
}

/** A page's head without its styles: ten times as fast to parse, and to decode. */
function headOf(file: string): string {
  const page = readFileSync(file, 'latin1')
  const head = page.slice(0, page.indexOf('</head>') + 7).replace(/<style\b.*?<\/style>/gs, '')
  return Buffer.from(head, 'latin1').toString()
}

/** Whether a page is another one's copy under a further address: an article behind a category that is not its own. */
export const isCopy = ({ path, canonical }: Pick<Page, 'path' | 'canonical'>) =>
  canonical !== undefined && new URL(canonical).pathname !== path

/**
 * Reads every page of the built folder, in the order of their paths.
 * @throws Error for the first page whose head is incomplete
 */
export async function readPages(folder: string): Promise<Page[]> {
  // The editor is no page of the site.
  const isPage = (file: string) => file.endsWith('.html') && file !== join(folder, `${EDITOR}.html`)
  const files = (await listFiles(folder)).filter(isPage)
  const pages = files.map((file) => readPage(relative(folder, file).replaceAll('\\', '/'), headOf(file)))
  return pages.sort((one, two) => (one.path < two.path ? -1 : 1))
}
