import { SCHEDULING_CDN, VIDEO_HOST } from '../src/lib/third-parties.ts'
import { analyticsProvider } from './analytics-provider.ts'
import { formChannels, type Site } from './settings.ts'

/** The origin of an absolute address; empty for none, and for a path of the site, which `'self'` covers. */
const origin = (url: string) => (/^https?:/.test(url) ? new URL(url).origin : '')

/** The policy without scripts and styles. All hosts come from `content/site.yaml` or `third-parties.ts`. */
function directives(site: Site) {
  const delivery = Object.values(formChannels(site)).map(({ endpoint }) => origin(endpoint))
  const scheduling = origin(site.bookingUrl)
  const collectors = analyticsProvider(site.analytics)?.collectors ?? []
  return {
    'img-src': ["'self'", 'data:', SCHEDULING_CDN, ...collectors],
    'font-src': ["'self'", SCHEDULING_CDN],
    'connect-src': ["'self'", origin(site.countryLookup ?? ''), ...delivery, scheduling, ...collectors],
    'frame-src': [scheduling, VIDEO_HOST],
    'form-action': ["'self'", scheduling, ...delivery],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
  } as const satisfies Record<string, string[]>
}

const write = <Name extends string>([name, sources]: [Name, readonly string[]]) =>
  [name, ...new Set(sources.filter(Boolean))].join(' ')

/** `unsafe-inline`: React writes style attributes, and the styles are inlined in the page. */
export const styleSources = () => ["'self'", "'unsafe-inline'", SCHEDULING_CDN]

/** Script origins; Astro adds the hashes of inline scripts. */
export const scriptSources = (site: Site) =>
  ["'self'", SCHEDULING_CDN, origin(analyticsProvider(site.analytics)?.script ?? '')].filter(Boolean)

/** The other directives of the page's `<meta>` policy. Only the page can rule scripts: it knows their hashes. */
export function pageDirectives(site: Site) {
  const own = Object.entries(directives(site)) as [keyof ReturnType<typeof directives>, readonly string[]][]
  return ["default-src 'self'" as const, ...own.map((entry) => write(entry) as `${(typeof entry)[0]} ${string}`)]
}

/** The policy sent as a header, with `frame-ancestors`, which a `<meta>` cannot set. */
export function headerPolicy(site: Site): string {
  const styles: [string, string[]] = ['style-src', styleSources()]
  return [styles, ...Object.entries(directives(site)), ['frame-ancestors', ["'none'"]] as [string, string[]]]
    .map((entry) => write(entry as [string, readonly string[]]))
    .join('; ')
}
