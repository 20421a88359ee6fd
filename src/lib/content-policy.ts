import type { RawSettings } from '../settings/schema.ts'
import { providerOf } from './analytics/provider.ts'
import { SCHEDULING_CDN, VIDEO_HOST } from './third-parties.ts'

/** Nothing for no address; a path is the site's own, which `'self'` stands for. */
const origin = (url: string) => (/^https?:/.test(url) ? new URL(url).origin : '')

/** Everything the policy says but scripts and styles. All hosts come from settings or `third-parties.ts`. */
function directives(settings: RawSettings) {
  const delivery = [origin(settings.CONTACT_ENDPOINT), origin(settings.NEWSLETTER_ENDPOINT)]
  const scheduling = origin(settings.SCHEDULING_URL)
  const collectors = providerOf(settings)?.collectors ?? []
  return {
    'img-src': ["'self'", 'data:', SCHEDULING_CDN, ...collectors],
    'font-src': ["'self'", SCHEDULING_CDN],
    'connect-src': ["'self'", origin(settings.GEOLOCATION_URL), ...delivery, scheduling, ...collectors],
    'frame-src': [scheduling, VIDEO_HOST],
    'form-action': ["'self'", scheduling, ...delivery],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
  } as const satisfies Record<string, string[]>
}

const write = <Name extends string>([name, sources]: [Name, readonly string[]]) =>
  [name, ...new Set(sources.filter(Boolean))].join(' ')

/** React writes style attributes, and the styles stand inlined in the page. */
export const styleSources = () => ["'self'", "'unsafe-inline'", SCHEDULING_CDN]

/** Where scripts come from beside the page's own inline ones, whose hashes the framework adds. */
export const scriptSources = (settings: RawSettings) =>
  ["'self'", SCHEDULING_CDN, origin(providerOf(settings)?.script ?? '')].filter(Boolean)

/** The rest of the policy that stands in a page as `<meta>`: the one place that rules scripts, because it knows their hashes. */
export function pageDirectives(settings: RawSettings) {
  const own = Object.entries(directives(settings)) as [keyof ReturnType<typeof directives>, readonly string[]][]
  return ["default-src 'self'" as const, ...own.map((entry) => write(entry) as `${(typeof entry)[0]} ${string}`)]
}

/** The policy sent as a header, with what a `<meta>` cannot say. */
export function headerPolicy(settings: RawSettings): string {
  const styles: [string, string[]] = ['style-src', styleSources()]
  return [styles, ...Object.entries(directives(settings)), ['frame-ancestors', ["'none'"]] as [string, string[]]]
    .map((entry) => write(entry as [string, readonly string[]]))
    .join('; ')
}
