import type { RawSettings } from '../../../integrations/settings/schema.ts'
import type { BuiltSite } from '../built-site.ts'
import { caching, ownHeaders, securityHeaders } from '../rules.ts'

const listed = (headers: Record<string, string>) => Object.entries(headers).map(([key, value]) => ({ key, value }))

/**
 * `vercel.json`, read from the folder that is deployed. Redirects go before files, so the site's own categories are
 * left out; one for each article, because the length of an address is limited.
 */
export function vercelFile(settings: RawSettings, { categories, articles }: BuiltSite): string {
  const own = ['page', ...categories].map((category) => `${category}/`).join('|')
  const special = ownHeaders(settings)
  const others = special.length > 0 ? `((?!(?:${special.map(({ page }) => page.slice(1)).join('|')})$).*)` : '(.*)'
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: `/${others}`, headers: listed(securityHeaders(settings)) },
      ...special.map(({ page, headers }) => ({
        source: page,
        headers: listed({ ...securityHeaders(settings), ...headers }),
      })),
      ...caching.map(({ folder, value }) => ({
        source: `${folder}(.*)`,
        headers: listed({ 'Cache-Control': value }),
      })),
    ],
    redirects: articles.map((id) => ({
      source: `/blog/:category((?!${own})[^/]+)/${id}`,
      destination: `/blog/${id}`,
      statusCode: 301,
    })),
  }
  return `${JSON.stringify(configuration, null, 2)}\n`
}
