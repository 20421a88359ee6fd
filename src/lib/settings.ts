/**
 * The facts of the business that owns the site. Checked at build (`lib/settings/schema.ts` has the list, `.env.example`
 * the words) and put into the code by `vite.config.ts`, so the browser never parses anything.
 */
export const settings = __SETTINGS__

/** Where each form goes. */
export const channels = __CHANNELS__

/** The settings under their variables' names, for code that runs at build. */
export const rawSettings = __RAW_SETTINGS__
