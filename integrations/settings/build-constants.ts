import { type AnalyticsProvider, analyticsProvider } from '../analytics-provider.ts'
import type { RawSettings } from './schema.ts'
import { formChannels, siteSettings } from './site-settings.ts'

/**
 * What the bundler writes into the code in place of a name. The switches are names of their own rather than members of
 * the settings: the bundler cuts code behind `false` out of the browser's files, and code behind a member it keeps.
 */
declare global {
  const __SETTINGS__: ReturnType<typeof siteSettings>
  const __CHANNELS__: ReturnType<typeof formChannels>
  const __ANALYTICS__: AnalyticsProvider | undefined
  const __COUNTS_VISITS__: boolean
}

/** @returns code by name, for the bundler's `define` */
export function buildConstants(settings: RawSettings): Record<string, string> {
  return {
    __SETTINGS__: JSON.stringify(siteSettings(settings)),
    __CHANNELS__: JSON.stringify(formChannels(settings)),
    __ANALYTICS__: JSON.stringify(analyticsProvider(settings)) ?? 'undefined',
    __COUNTS_VISITS__: String(settings.ANALYTICS_PROVIDER !== ''),
  }
}
