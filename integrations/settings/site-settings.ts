import type { Channel } from '../../src/lib/delivery/channel.ts'
import type { RawSettings } from './schema.ts'

/** The settings as the site's code reads them. Runs at build; the browser gets the finished object. */
export function siteSettings(raw: RawSettings) {
  return {
    name: raw.SITE_NAME,
    shortName: raw.SITE_SHORT_NAME,
    url: raw.SITE_URL,
    email: raw.CONTACT_EMAIL,
    phone: raw.CONTACT_PHONE,
    /** Digits only, as `wa.me` wants them. */
    whatsappUrl: `https://wa.me/${raw.CONTACT_PHONE.replace(/\D/g, '')}?text=${encodeURIComponent(raw.WHATSAPP_GREETING)}`,
    telephoneUrl: `tel:${raw.CONTACT_PHONE.replaceAll(' ', '')}`,
    schedulingUrl: raw.SCHEDULING_URL,
    geolocationUrl: raw.GEOLOCATION_URL,
    defaultCurrency: raw.DEFAULT_CURRENCY,
    videoIds: raw.VIDEO_IDS as Record<string, string | undefined>,
    socialLinks: Object.entries(raw.SOCIAL_LINKS).map(([name, url]) => ({ name, url })),
    floatingHelpers: raw.FLOATING_HELPERS,
  }
}

/** Where each form goes. An empty `endpoint` means nowhere. */
export function formChannels(raw: RawSettings) {
  return {
    contact: {
      endpoint: raw.CONTACT_ENDPOINT,
      format: raw.CONTACT_FORMAT,
      names: raw.CONTACT_FIELDS,
      extra: raw.CONTACT_EXTRA,
    },
    newsletter: {
      endpoint: raw.NEWSLETTER_ENDPOINT,
      format: raw.NEWSLETTER_FORMAT,
      names: raw.NEWSLETTER_FIELDS,
      extra: raw.NEWSLETTER_EXTRA,
    },
  } satisfies Record<string, Channel>
}
