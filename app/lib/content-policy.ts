import { settings } from '../settings.ts'

const origin = (url: string) => (url ? new URL(url).origin : '')

/** Calendly's script and styles come from its CDN, the event from the host in settings. */
export const SCHEDULING_CDN = 'https://assets.calendly.com'
export const VIDEO_HOST = 'https://www.youtube-nocookie.com'

/**
 * The policy that stands in each page as `<meta>`; what a `<meta>` cannot say (frame-ancestors) is in the headers.
 * @param scriptHashes `'sha256-…'` of the page's inline scripts
 */
export function contentPolicy(scriptHashes: string[]): string {
  const delivery = [origin(settings.contactEndpoint), origin(settings.newsletterEndpoint)]
  const scheduling = origin(settings.schedulingUrl)
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes, SCHEDULING_CDN],
    // React writes style attributes and the styles stand inlined in the page.
    'style-src': ["'self'", "'unsafe-inline'", SCHEDULING_CDN],
    'img-src': ["'self'", 'data:', SCHEDULING_CDN],
    'font-src': ["'self'", SCHEDULING_CDN],
    'connect-src': ["'self'", origin(settings.geolocationUrl), ...delivery, scheduling],
    'frame-src': [scheduling, VIDEO_HOST],
    'form-action': ["'self'", scheduling, ...delivery],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources.filter(Boolean))].join(' '))
    .join('; ')
}
