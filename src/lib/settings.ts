/** The settings of the site, checked at build by `integrations/settings` and written into the code as constants. */
export const settings = __SETTINGS__
