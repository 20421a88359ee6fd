import { readdirSync } from 'node:fs'
import { sep } from 'node:path'

/** What the finished folder holds, as far as serving it is concerned. */
export type BuiltSite = {
  /** Addresses of all pages, such as `/` and `/blog/seo-1`, without those that are not for visiting. */
  pages: string[]
  /** What articles are found behind, such as `seo`. */
  categories: string[]
  /** The ids that are found behind a category. */
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
    .filter((file) => file.endsWith('.html') && !/(?:^|\/)(?:404|__forms)\.html$/.test(file))
    .map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`))
    .sort()
  const behind = pages.flatMap((page) => {
    const [, category, id] = /^\/blog\/(?!page\/)([^/]+)\/([^/]+)$/.exec(page) ?? []
    return category && id ? { category, id } : []
  })
  return {
    pages,
    categories: [...new Set(behind.map(({ category }) => category))],
    articles: [...new Set(behind.map(({ id }) => id))],
  }
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.split(sep).join('/'))
  } catch {
    return []
  }
}
