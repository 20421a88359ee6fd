import type { RawSettings } from '../../settings/schema.ts'
import type { BuiltSite } from '../built-site.ts'
import { caching, contentTypes, securityHeaders } from '../rules.ts'

const listed = (headers: Record<string, string>) => Object.entries(headers).map(([key, value]) => ({ key, value }))

/** `vercel.json`, read from the folder that is deployed. Files go before rewrites, so only unknown categories are rewritten. */
export function vercelFile(settings: RawSettings, { articles }: BuiltSite): string {
  const ids = articles.join('|')
  const category = ':category((?!page/)[^/]+)'
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: listed(securityHeaders(settings)) },
      ...caching.map(({ folder, value }) => ({
        source: `${folder}(.*)`,
        headers: listed({ 'Cache-Control': value }),
      })),
      { source: '/(.*)\\.data', headers: listed({ 'Content-Type': contentTypes.data ?? '' }) },
    ],
    rewrites: [
      { source: `/blog/${category}/:id(${ids})`, destination: '/blog/:id' },
      { source: `/blog/${category}/:id(${ids}).data`, destination: '/blog/:id.data' },
    ],
  }
  return `${JSON.stringify(configuration, null, 2)}\n`
}
