import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { ContentError } from '@packages/content-files'
import { readFiles } from '@packages/content-files/node'
import { collections, type Data } from '../src/content/collections.ts'
import { formFields } from '../src/content/schemas/site.ts'
import type { Channel } from '../src/lib/delivery/post.ts'
import { type AnalyticsProvider, analyticsProvider } from './analytics-provider.ts'
import { browserSettings, settingsOf } from './settings-values.ts'

export type Site = Data<'site'>
type Environment = Record<string, string | undefined>

/** Variables of earlier versions, and the field of `content/site.yaml` that has taken the place of each. */
const REPLACED: Record<string, string> = {
  SITE_NAME: 'name',
  SITE_SHORT_NAME: 'shortName',
  CONTACT_EMAIL: 'email',
  CONTACT_PHONE: 'phone',
  WHATSAPP_GREETING: 'whatsappGreeting',
  SCHEDULING_URL: 'bookingUrl',
  GEOLOCATION_URL: 'countryLookup',
  DEFAULT_CURRENCY: 'defaultCurrency',
  VIDEO_IDS: 'videos',
  SOCIAL_LINKS: 'socialLinks',
  FLOATING_HELPERS: 'floatingButtons',
  CONTACT_ENDPOINT: 'contactForm > endpoint',
  CONTACT_FORMAT: 'contactForm > format',
  CONTACT_FIELDS: 'contactForm > fieldNames',
  CONTACT_EXTRA: 'contactForm > extra',
  NEWSLETTER_ENDPOINT: 'newsletterForm > endpoint',
  NEWSLETTER_FORMAT: 'newsletterForm > format',
  NEWSLETTER_FIELDS: 'newsletterForm > fieldNames',
  NEWSLETTER_EXTRA: 'newsletterForm > extra',
  ANALYTICS_PROVIDER: 'analytics > provider',
  ANALYTICS_SITE: 'analytics > site',
  ANALYTICS_SCRIPT: 'analytics > script',
  ANALYTICS_COLLECTOR: 'analytics > collector',
  CMS_REPOSITORY: 'editor > repository',
  CMS_BACKEND: 'editor > host',
  CMS_BRANCH: 'editor > branch',
  CMS_AUTH_URL: 'editor > authUrl',
  CMS_APP_ID: 'editor > appId',
}

/** Values that an owner believes to be in use and that are not: going on would publish others in their place. */
function leftOver(variables: Environment, place: string, replaced: Record<string, string>): string[] {
  return Object.keys(replaced)
    .filter((name) => variables[name] !== undefined)
    .map((name) => `${name} is set ${place} and no longer read: ${replaced[name]} in content/site.yaml holds it now.`)
}

/**
 * Reads `content/site.yaml`. `SITE_URL` of the environment counts more than its `url`, for a deployment to look at.
 * @param root the folder that holds `content`, and a `.env` where an earlier version left one
 * @throws ContentError with a sentence for each wrong field, and for each variable of an earlier version
 */
export function readSite(root: string, environment: Environment): Site {
  const env = join(root, '.env')
  // Netlify sets SITE_NAME by itself.
  const { SITE_NAME: _, ...elsewhere } = REPLACED
  const left = [
    ...leftOver(environment, 'in the environment', environment.NETLIFY ? elsewhere : REPLACED),
    ...leftOver(existsSync(env) ? parseEnv(readFileSync(env, 'utf8')) : {}, 'in .env', {
      ...REPLACED,
      SITE_URL: 'url',
    }),
  ]
  if (left.length > 0) throw new ContentError(left.join('\n'))
  const [entry] = readFiles(root, collections.site)
  const { SITE_URL } = environment
  const url = SITE_URL === undefined ? entry?.data.url : collections.site.schema.shape.url.safeParse(SITE_URL).data
  if (!entry || !url)
    throw new ContentError(`SITE_URL is "${SITE_URL}", but must be ${collections.site.schema.shape.url.description}.`)
  return { ...entry.data, url }
}

/** Where a form goes. An empty `endpoint` means nowhere. */
function channelOf<Form extends keyof typeof formFields>(site: Site, form: Form) {
  const { endpoint = '', format = 'json', fieldNames = [], extra = [] } = site[form] ?? {}
  const nameOf = (ours: string) => fieldNames.find(({ field }) => field === ours)?.name ?? ours
  const names = Object.fromEntries(formFields[form].map((ours) => [ours, nameOf(ours)]))
  return {
    endpoint,
    format,
    names: names as Record<(typeof formFields)[Form][number], string>,
    extra: Object.fromEntries(extra.map(({ name, value }) => [name, value])),
  } satisfies Channel
}

export const formChannels = (site: Site) => ({
  contact: channelOf(site, 'contactForm'),
  newsletter: channelOf(site, 'newsletterForm'),
})

/**
 * What the bundler writes into the code in place of a name. The switches are names of their own rather than members of
 * the settings: the bundler cuts code behind `false` out of the browser's files, and code behind a member it keeps.
 */
declare global {
  const __SETTINGS__: ReturnType<typeof settingsOf>
  const __BROWSER_SETTINGS__: ReturnType<typeof browserSettings>
  const __CHANNELS__: ReturnType<typeof formChannels>
  const __ANALYTICS__: AnalyticsProvider | undefined
  const __COUNTS_VISITS__: boolean
}

/** @returns code by name, for the bundler's `define` */
export function buildConstants(site: Site): Record<string, string> {
  return {
    __SETTINGS__: JSON.stringify(settingsOf(site, new Date())),
    __BROWSER_SETTINGS__: JSON.stringify(browserSettings(site)),
    __CHANNELS__: JSON.stringify(formChannels(site)),
    __ANALYTICS__: JSON.stringify(analyticsProvider(site.analytics)) ?? 'undefined',
    __COUNTS_VISITS__: String(site.analytics !== undefined),
  }
}
