/** Where each form of the site is posted to; apart from the settings, because not every page's script needs it. */
export const channels = __CHANNELS__
