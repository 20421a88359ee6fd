/** Addresses of what the site has beside its pages, as the document's head and the build both need them. */
export const FEED_PATH = '/feed.xml'
export const MANIFEST_PATH = '/manifest.webmanifest'
export const ICON_PATH = '/icon.svg'
export const TOUCH_ICON_PATH = '/apple-touch-icon.png'
