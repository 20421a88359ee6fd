import type { RawSettings } from '../../../integrations/settings/schema.ts'
import type { BuiltSite } from '../built-site.ts'
import { ARTICLE_NOT_FOUND, caching, LIST_FOLDER, NOT_FOUND, ownHeaders, securityHeaders } from '../rules.ts'

/** Files that Netlify and Cloudflare Pages both read from the published folder. */

const block = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/**
 * `_headers`. Where two rules meet, Cloudflare joins their values with a comma, so no header stands in two rules that
 * do, but for a page's own: a line with an exclamation mark takes the general value away on Cloudflare, and Netlify,
 * which passes over such a line, lets the nearer rule win. What is not named is asked for again on both hosts without a
 * rule.
 */
export function headersFile(settings: RawSettings): string {
  const rules = [
    block('/*', securityHeaders(settings)),
    ...caching.map(({ folder, value }) => block(`${folder}*`, { 'Cache-Control': value })),
    ...ownHeaders(settings).map(({ page, headers }) =>
      block([page, ...Object.keys(headers).map((name) => `  ! ${name}`)].join('\n'), headers),
    ),
  ]
  return `${rules.join('\n\n')}\n`
}

/** Where nothing is, so that Cloudflare, led here, answers 404 with the not-found page of the folder. */
const nowhere = (page: string) => page.replace('404.html', 'nowhere')

/**
 * `_redirects`, read by two hosts in two ways. The first rule that fits wins on both.
 * - Netlify lets files go before rules, but for rules with an exclamation mark.
 * - Cloudflare lets rules go before files, so what is there is named with itself. It knows neither the mark nor 404,
 *   and passes over such rules. It takes a slash from the end of an address by itself, so no rule here fits such a one.
 *   Of rules with a placeholder it reads a hundred, so the many come last.
 */
export function redirectsFile({ pages, categories, articles }: BuiltSite): string {
  const notFound = [NOT_FOUND, ARTICLE_NOT_FOUND].flatMap((page) =>
    [page, page.replace('.html', '')].map((address) => ({ address, page })),
  )
  const lists = pages.filter((page) => /^\/blog\/(?:[^/]+\/)?page\//.test(page))
  const missing = (address: string) => [`${address} ${NOT_FOUND} 404`, `${address} ${nowhere(NOT_FOUND)} 200`]
  const rules = [
    ...notFound.map(({ address, page }) => `${address} ${page} 404!`),
    ...notFound.map(({ address, page }) => `${address} ${nowhere(page)} 200`),
    ...lists.map((page) => `${page} ${page} 200`),
    ...missing(`${LIST_FOLDER}:number`),
    ...missing('/blog/:category/:folder/:id'),
    ...categories.flatMap((category) => [
      `/blog/${category}/:id ${ARTICLE_NOT_FOUND} 404`,
      `/blog/${category}/:id /blog/${category}/:id 200`,
    ]),
    `/blog/:id ${ARTICLE_NOT_FOUND} 404`,
    ...articles.map((id) => `/blog/:category/${id} /blog/${id} 301`),
    `/blog/:category/:id ${ARTICLE_NOT_FOUND} 404`,
  ]
  return `${rules.join('\n')}\n`
}
