import { z } from 'zod'

/**
 * Every setting of the site: its environment variable, its default and what it takes. Read once at build by
 * `readSettings`; `.env.example` documents the same list and a test compares the two.
 */

const httpsUrl = z.url({ protocol: /^https$/ })
/** Delivery endpoints may also be plain http on this machine, so that they can be tried out. */
const endpoint = z
  .url({ protocol: /^https?$/ })
  .refine((value) => value.startsWith('https:') || /^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(value))
const optional = <T extends z.ZodType<string>>(type: T) => z.union([z.literal(''), type])
const flag = z.enum(['on', 'off']).transform((value) => value === 'on')
const words = (most: number) => z.string().trim().min(1).max(most)

/** `a=b,c=d` to a record; values may hold anything but a comma. */
const pairs = (value: RegExp) =>
  z
    .string()
    .refine(
      (text) =>
        text === '' ||
        text.split(',').every((pair) => /^[^=]+=/.test(pair) && value.test(pair.slice(pair.indexOf('=') + 1).trim())),
    )
    .transform((text) =>
      Object.fromEntries(
        text
          .split(',')
          .filter(Boolean)
          .map((pair) => [pair.slice(0, pair.indexOf('=')).trim(), pair.slice(pair.indexOf('=') + 1).trim()] as const),
      ),
    )

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
    'the address contact messages are posted to, https (http on localhost only), or nothing',
    optional(endpoint),
  ),
  NEWSLETTER_ENDPOINT: define(
    '',
    'the address newsletter sign-ups are posted to, https (http on localhost only), or nothing',
    optional(endpoint),
  ),
} satisfies Record<string, Definition>

export type SettingName = keyof typeof definitions
export type RawSettings = { [Name in SettingName]: z.output<(typeof definitions)[Name]['type']> }
