/** Calendly's script and stylesheet; the event itself lies at the address in settings. */
export const SCHEDULING_CDN = 'https://assets.calendly.com'
/** YouTube's player without cookies. */
export const VIDEO_HOST = 'https://www.youtube-nocookie.com'
