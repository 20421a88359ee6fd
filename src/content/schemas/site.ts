import { dateField, field, lineField, list, textField } from '@packages/content-files'
import { z } from 'zod'
import { type CurrencyCode, currencies } from '../../lib/money/currencies.ts'
import { allDistinct, flag, optionalGroup, parts, sample } from './shared.ts'

const httpsUrl = z.url({ protocol: /^https$/ })
const address = (label: string, expected = 'an https address') => field(label, expected, httpsUrl)
/** What a provider or host knows something by. */
const key = (label: string, expected: string, pattern: RegExp) => field(label, expected, z.string().regex(pattern))

/** What a form can be posted with, under the site's own names; `leaveEmpty` is the honeypot, a field that people do not see. */
const newsletterFields = ['email', 'page', 'time', 'id', 'leaveEmpty'] as const
export const formFields = {
  contactForm: ['firstName', 'lastName', 'message', 'siteAddress', 'service', 'budget', ...newsletterFields],
  newsletterForm: newsletterFields,
} as const

/** Where a form goes, and under which names. */
function receiver(label: string, names: readonly string[]) {
  const renamed = z.strictObject({
    field: field('Our field', `one of ${names.join(', ')}`, z.enum(names)),
    name: key('Name at the service', 'a name without spaces, such as _gotcha', /^[^\s=]+$/),
  })
  const sent = z.strictObject({ name: lineField('Name', 1, 80), value: lineField('Value', 1, 400) })
  return optionalGroup(label, 'endpoint and format; without it the form sends nothing', {
    endpoint: key(
      'Address',
      'an https address (http on localhost only), or a path of this site such as /thank-you',
      /^(https:\/\/[^\s/]\S*|http:\/\/(localhost|127\.0\.0\.1)([:/]\S*)?|\/(?!\/)\S*)$/,
    ),
    format: field('Format', 'json or form: how the service reads what is posted', z.enum(['json', 'form'])),
    fieldNames: list('Renamed fields', 0, names.length, renamed).optional(),
    extra: list('Extra fields', 0, 20, sent).optional(),
  })
}

/** What the site is called, how it is reached, and which services it uses. */
export const siteSchema = z.strictObject({
  name: lineField('Name', 1, 40),
  shortName: field('Short name', 'the name beside the logo, 1 to 20 characters', z.string().trim().min(1).max(20)),
  url: field(
    'Address of the site',
    'an https address without a path or a slash at the end, such as https://studio.com',
    httpsUrl.refine((value) => URL.parse(value)?.origin === value),
  ),
  email: field('Email', 'an email address', z.email()),
  phone: field(
    'Phone, for WhatsApp too',
    'a number in international form, in quotes: +, country code, 7 to 15 digits, spaces allowed',
    z.string().regex(/^\+[1-9](?: *\d){6,14}$/),
  ),
  whatsappGreeting: textField('First words of a WhatsApp chat', 200),
  bookingUrl: address('Booking page', 'the https address of a Calendly event'),
  socialLinks: parts('Social links', 0, 8, { name: lineField('Name', 1, 30), url: address('Address') }),
  videos: parts('Videos', 0, 30, {
    place: field('Place', 'about, or the file name of a service', z.string().trim().min(1)),
    youtubeId: key('YouTube id', 'the 11 characters after v= in its address', /^[\w-]{11}$/),
    title: lineField('Title', 4, 60),
    sample,
  }).refine((videos) => allDistinct(videos.map(({ place }) => place))),
  defaultCurrency: field(
    'Currency until the visitor’s is known',
    `one of ${Object.keys(currencies).join(', ')}`,
    z.enum(Object.keys(currencies) as CurrencyCode[]),
  ),
  countryLookup: address(
    'Country lookup',
    'an https address that answers JSON with country_code, such as https://ipapi.co/json/, or nothing: the browser’s time zone decides then, and nobody learns the visitor’s address',
  ).optional(),
  announcement: optionalGroup(
    'Announcement above the header',
    'text and lastDay; without it there is no announcement',
    {
      text: textField('Text', 140),
      link: key(
        'Leads to',
        'an address of this site, such as /packages, an https address, or nothing',
        /^(\/|https:\/\/[^\s/])\S*$/,
      ).optional(),
      lastDay: dateField('Last day'),
    },
  ),
  floatingButtons: flag('Chat and WhatsApp buttons on the home page', 'true or false, without quotes').meta({
    defaultValue: true,
  }),
  contactForm: receiver('Contact form endpoint', formFields.contactForm),
  newsletterForm: receiver('Newsletter endpoint', formFields.newsletterForm),
  analytics: optionalGroup('Analytics', 'provider and site; without it no visit is counted', {
    provider: field('Provider', 'plausible, umami or goatcounter', z.enum(['plausible', 'umami', 'goatcounter'])),
    site: key(
      'Site, as the provider knows it',
      'a domain for Plausible, a website id for Umami, a code for GoatCounter',
      /^[\w.-]{1,100}$/,
    ),
    script: address('Address of the script', 'an https address, or nothing for the provider’s own script').optional(),
    collector: address(
      'Address that counts are sent to',
      'an https address, or nothing where the provider decides',
    ).optional(),
  }),
  editor: optionalGroup('Editor of the published site', 'repository and host; without it there is no /admin', {
    repository: field(
      'Repository',
      'its https address, such as https://github.com/you/site',
      httpsUrl.refine((value) => /^\/[\w.-]+(\/[\w.-]+)+$/.test(URL.parse(value)?.pathname ?? '')),
    ),
    host: field('Git host', 'github, gitlab or gitea (Forgejo too)', z.enum(['github', 'gitlab', 'gitea'])),
    branch: key('Branch', 'a branch, or nothing for the repository’s own', /^[\w./-]{1,100}$/).optional(),
    authUrl: address('Sign-in service', 'an https address, or nothing to sign in with an access token').optional(),
    appId: key(
      'Application id',
      'the public id of an application on GitLab or Gitea, or nothing',
      /^[\w-]{1,200}$/,
    ).optional(),
  }),
})
