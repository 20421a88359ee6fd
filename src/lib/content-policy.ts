import { providerOf } from './analytics/provider.ts'
import type { RawSettings } from '../../integrations/settings/schema.ts'
import { SCHEDULING_CDN, VIDEO_HOST } from './third-parties.ts'

/** Nothing for no address; a path is the site's own, which `'self'` stands for. */
const origin = (url: string) => (/^https?:/.test(url) ? new URL(url).origin : '')

/** Everything the policy says but scripts, which each page rules for itself. All hosts come from settings or `third-parties.ts`. */
function directives(settings: RawSettings): Record<string, string[]> {
  const delivery = [origin(settings.CONTACT_ENDPOINT), origin(settings.NEWSLETTER_ENDPOINT)]
  const scheduling = origin(settings.SCHEDULING_URL)
  const collectors = providerOf(settings)?.collectors ?? []
  return {
    // React writes style attributes, and the styles stand inlined in the page.
    'style-src': ["'self'", "'unsafe-inline'", SCHEDULING_CDN],
    'img-src': ["'self'", 'data:', SCHEDULING_CDN, ...collectors],
    'font-src': ["'self'", SCHEDULING_CDN],
    'connect-src': ["'self'", origin(settings.GEOLOCATION_URL), ...delivery, scheduling, ...collectors],
    'frame-src': [scheduling, VIDEO_HOST],
    'form-action': ["'self'", scheduling, ...delivery],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
  }
}

const write = (policy: Record<string, string[]>) =>
  Object.entries(policy)
    .map(([name, sources]) => [name, ...new Set(sources.filter(Boolean))].join(' '))
    .join('; ')

/**
 * The policy that stands in a page as `<meta>`: the one place that rules scripts, because it knows their hashes.
 * @param scriptHashes `'sha256-…'` of the page's inline scripts
 */
export function pagePolicy(settings: RawSettings, scriptHashes: string[]): string {
  return write({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes, SCHEDULING_CDN, origin(providerOf(settings)?.script ?? '')],
    ...directives(settings),
  })
}

/** The policy sent as a header, with what a `<meta>` cannot say. */
export function headerPolicy(settings: RawSettings): string {
  return write({ ...directives(settings), 'frame-ancestors': ["'none'"] })
}
