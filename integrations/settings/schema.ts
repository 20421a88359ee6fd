import { z } from 'zod'
import { endpoint, fieldNames, flag, httpsUrl, optional, pairs, words } from './kinds.ts'

/**
 * Every setting of the site: its environment variable, its default and what it takes. Read once at build by
 * `readSettings`; `.env.example` documents the same list and a test compares the two.
 */

/** What an endpoint can be given, under the site's own names; `leaveEmpty` is the honeypot, a field that people do not see. */
export const contactFields = [
  'firstName',
  'lastName',
  'email',
  'message',
  'siteAddress',
  'service',
  'budget',
  'page',
  'time',
  'id',
  'leaveEmpty',
] as const
export const newsletterFields = ['email', 'page', 'time', 'id', 'leaveEmpty'] as const

const FORMAT = 'json or form: how the endpoint wants to read what is posted'
const format = z.enum(['json', 'form'])
const EXTRA = 'fields that go along, such as access_key=your-key,subject=Website, or nothing'
const extra = pairs(/^.+$/)

type Definition = { fallback: string; takes: string; type: z.ZodType<unknown, string> }
const define = <T extends z.ZodType<unknown, string>>(fallback: string, takes: string, type: T) =>
  ({ fallback, takes, type }) satisfies Definition

export const definitions = {
  SITE_NAME: define('Kitebridge Digital', 'the brand name, 1 to 40 characters', words(40)),
  SITE_SHORT_NAME: define('Kitebridge', 'the name beside the logo, 1 to 20 characters', words(20)),
  SITE_URL: define(
    'https://kitebridge.example',
    'the public address, https, without a path or a slash at the end',
    httpsUrl.refine((value) => URL.parse(value)?.origin === value),
  ),
  CONTACT_EMAIL: define('hello@kitebridge.example', 'an e-mail address', z.email()),
  CONTACT_PHONE: define(
    '+44 20 7946 0958',
    'a phone number in international form: +, country code, 7 to 15 digits, spaces allowed',
    z
      .string()
      .regex(/^\+[1-9][\d ]+$/)
      .refine((value) => /^\d{7,15}$/.test(value.replace(/\D/g, ''))),
  ),
  WHATSAPP_GREETING: define(
    'Hello, I would like to know more about your services.',
    'the message a WhatsApp chat starts with, 1 to 200 characters',
    words(200),
  ),
  SCHEDULING_URL: define('https://calendly.com/kitebridge/30min', 'the https address of a Calendly event', httpsUrl),
  GEOLOCATION_URL: define(
    'https://ipapi.co/json/',
    'an https address that answers JSON with country_code, or nothing to switch the lookup off',
    optional(httpsUrl),
  ),
  DEFAULT_CURRENCY: define(
    'USD',
    'one of USD, INR, GBP, CAD, AUD, EUR, JPY, KRW, SGD, AED, SAR, BRL, MXN, ZAR',
    z.enum(['USD', 'INR', 'GBP', 'CAD', 'AUD', 'EUR', 'JPY', 'KRW', 'SGD', 'AED', 'SAR', 'BRL', 'MXN', 'ZAR']),
  ),
  VIDEO_IDS: define(
    '',
    'YouTube ids by place, such as about=dQw4w9WgXcQ,seo-optimization=aqz-KE-bpKQ, or nothing',
    pairs(/^[\w-]{11}$/),
  ),
  SOCIAL_LINKS: define(
    'Instagram=https://www.instagram.com/kitebridge.example,LinkedIn=https://www.linkedin.com/company/kitebridge-example,YouTube=https://www.youtube.com/@kitebridge-example',
    'names and https addresses, such as Instagram=https://www.instagram.com/you,LinkedIn=https://www.linkedin.com/company/you, or nothing',
    pairs(/^https:\/\/\S+$/),
  ),
  FLOATING_HELPERS: define('on', 'on or off: the chat and WhatsApp buttons on the home page', flag),
  CONTACT_ENDPOINT: define(
    '',
    'the address contact messages are posted to, https (http on localhost only) or a path of this site such as /, or nothing',
    optional(endpoint),
  ),
  CONTACT_FORMAT: define('json', FORMAT, format),
  CONTACT_FIELDS: define(
    '',
    `the endpoint's names for our fields (${contactFields.join(', ')}), each once, such as firstName=first_name,leaveEmpty=_gotcha, or nothing`,
    fieldNames(contactFields),
  ),
  CONTACT_EXTRA: define('', EXTRA, extra),
  NEWSLETTER_ENDPOINT: define(
    '',
    'the address newsletter sign-ups are posted to, https (http on localhost only) or a path of this site such as /, or nothing',
    optional(endpoint),
  ),
  NEWSLETTER_FORMAT: define('json', FORMAT, format),
  NEWSLETTER_FIELDS: define(
    '',
    `the endpoint's names for our fields (${newsletterFields.join(', ')}), each once, such as email=email_address,leaveEmpty=_gotcha, or nothing`,
    fieldNames(newsletterFields),
  ),
  NEWSLETTER_EXTRA: define('', EXTRA, extra),
  ANALYTICS_PROVIDER: define(
    '',
    'plausible, umami or goatcounter, or nothing for no analytics',
    z.enum(['', 'plausible', 'umami', 'goatcounter']),
  ),
  ANALYTICS_SITE: define(
    '',
    'the site as the provider knows it: a domain for Plausible, a website id for Umami, a code for GoatCounter; or nothing',
    optional(z.string().regex(/^[\w.-]{1,100}$/)),
  ),
  ANALYTICS_SCRIPT: define(
    '',
    "the https address of the provider's script, or nothing for the provider's own",
    optional(httpsUrl),
  ),
  ANALYTICS_COLLECTOR: define(
    '',
    'the https address that counts are sent to, or nothing where the provider decides',
    optional(httpsUrl),
  ),
  CMS_REPOSITORY: define(
    '',
    'the https address of the repository that /admin edits, such as https://github.com/you/site, or nothing for a site without it',
    optional(httpsUrl.refine((value) => /^\/[\w.-]+(\/[\w.-]+)+$/.test(URL.parse(value)?.pathname ?? ''))),
  ),
  CMS_BACKEND: define(
    'github',
    'github, gitlab or gitea (Forgejo too): what the repository is kept on',
    z.enum(['github', 'gitlab', 'gitea']),
  ),
  CMS_BRANCH: define(
    '',
    "the branch that /admin edits, or nothing for the repository's own",
    optional(z.string().regex(/^[\w./-]{1,100}$/)),
  ),
  CMS_AUTH_URL: define(
    '',
    'the https address of a sign-in service, or nothing to sign in with an access token',
    optional(httpsUrl),
  ),
  CMS_APP_ID: define(
    '',
    'the public id of an application on GitLab or Gitea, which then sign people in without a service, or nothing',
    optional(z.string().regex(/^[\w-]{1,200}$/)),
  ),
} satisfies Record<string, Definition>

export type SettingName = keyof typeof definitions
export type RawSettings = { [Name in SettingName]: z.output<(typeof definitions)[Name]['type']> }
