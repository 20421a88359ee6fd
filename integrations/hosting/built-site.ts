import { readdirSync } from 'node:fs'
import { sep } from 'node:path'

/** What the finished folder holds, as far as serving it is concerned. */
export type BuiltSite = {
  /** Addresses of all pages, such as `/` and `/blog/seo-1`, the not-found pages left out. */
  pages: string[]
  /** The ids that are found behind any category: those that have a page behind their own. */
  articles: string[]
}

/**
 * Looks through the finished folder.
 * @throws Error with a sentence where no built site is there
 */
export function readBuiltSite(folder: string): BuiltSite {
  const files = filesBelow(folder)
  if (!files.includes('index.html')) throw new Error(`There is no built site in ${folder}. Run npm run build first.`)
  const pages = files
    .filter((file) => file.endsWith('.html') && !/(?:^|\/)404\.html$/.test(file))
    .map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`))
    .sort()
  const articles = pages.flatMap((page) => /^\/blog\/(?!page\/)[^/]+\/([^/]+)$/.exec(page)?.[1] ?? [])
  return { pages, articles: [...new Set(articles)] }
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.split(sep).join('/'))
  } catch {
    return []
  }
}
