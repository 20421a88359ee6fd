import { hubs } from '../../../app/data/blog.ts'
import type { RawSettings } from '../../settings/schema.ts'
import type { BuiltSite } from '../built-site.ts'
import { ARTICLE_NOT_FOUND, caching, contentTypes, LIST_FOLDER, NOT_FOUND, securityHeaders } from '../rules.ts'

/** Files that Netlify and Cloudflare Pages both read from the published folder. */

const block = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/**
 * `_headers`. Where two rules meet, Cloudflare joins their values with a comma, so no header stands in two rules that
 * do. What is not named is asked for again on both hosts without a rule.
 */
export function headersFile(settings: RawSettings): string {
  const rules = [
    block('/*', securityHeaders(settings)),
    ...caching.map(({ folder, value }) => block(`${folder}*`, { 'Cache-Control': value })),
    block('/*.data', { 'Content-Type': contentTypes.data ?? '' }),
  ]
  return `${rules.join('\n\n')}\n`
}

/**
 * `_redirects`: an article behind a category that the site does not have, and the blog's own not-found page. Netlify
 * lets files go before rules. Cloudflare does not, so there each page behind a category is named with itself, which
 * Netlify passes over; and Cloudflare finds the not-found pages without the rules with 404, which it passes over.
 * Neither can except the hubs from the rule for articles, so a hub behind a category is sent to where it is.
 */
export function redirectsFile({ pages }: BuiltSite): string {
  const own = pages.filter((page) => /^\/blog\/[^/]+\/[^/]+$/.test(page))
  const rules = [
    ...own.flatMap((page) => [page, `${page}.data`]).map((path) => `${path} ${path} 200`),
    `${LIST_FOLDER}:number ${LIST_FOLDER}:number 200`,
    `${LIST_FOLDER}:number ${NOT_FOUND} 404`,
    ...hubs.map(({ slug }) => `/blog/:category/${slug} /blog/${slug} 301`),
    '/blog/:category/:id /blog/:id 200',
    `/blog/:id ${ARTICLE_NOT_FOUND} 404`,
    `/blog/:category/:id ${ARTICLE_NOT_FOUND} 404`,
  ]
  return `${rules.join('\n')}\n`
}
