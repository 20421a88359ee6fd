/** `content/site.yaml` as constants, written into the code by `integrations/settings.ts`. */

/** For what is rendered at build. Code that reaches a browser takes `browserSettings`, or all of it is sent to visitors. */
export const settings = __SETTINGS__
export const browserSettings = __BROWSER_SETTINGS__
