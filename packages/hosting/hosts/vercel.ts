import { APPLE_FILE, APPLE_FILE_TYPE, type Hosting, type PathRule } from '../hosting.ts'

const listed = (headers: Record<string, string>) => Object.entries(headers).map(([key, value]) => ({ key, value }))

/** Redirects go before files, so what a rule excepts is written into the expression of the segment. */
const sourceOf = ({ from, unless = {} }: PathRule) =>
  from.replace(/:(\w+)/g, (segment, name) => {
    const values = unless[name]
    return values ? `${segment}((?!(?:${values.join('|')})/)[^/.]+)` : `${segment}([^/.]+)`
  })

/** `vercel.json`, read from the folder that is deployed. Of headers that are set twice the last one counts. */
export function vercelFile({ headers, headerOverrides, redirects }: Hosting): string {
  const all = [
    { path: '/*', headers },
    ...headerOverrides,
    { path: `/*${APPLE_FILE}`, headers: { 'Content-Type': APPLE_FILE_TYPE } },
  ]
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: all.map(({ path, headers }) => ({
      source: path.replaceAll('.', String.raw`\.`).replace('*', '(.*)'),
      headers: listed(headers),
    })),
    redirects: redirects.map((rule) => ({ source: sourceOf(rule), destination: rule.to, statusCode: 301 })),
  }
  return `${JSON.stringify(configuration, null, 2)}\n`
}
