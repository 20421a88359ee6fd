import type { Data } from '../src/content/collections.ts'
import { isOver } from '../src/lib/dates.ts'

type Site = Data<'site'>

/** What the browser's code reads: all of it is sent to every visitor. */
export const browserSettings = ({
  url,
  email,
  phone,
  whatsappGreeting,
  bookingUrl,
  countryLookup,
  defaultCurrency,
}: Site) => ({
  url,
  email,
  /** Digits only, as `wa.me` wants them. */
  whatsappUrl: `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(whatsappGreeting)}`,
  bookingUrl,
  countryLookup,
  defaultCurrency,
})

/** What pages read of `content/site.yaml`. */
export const settingsOf = (site: Site, now: Date) => ({
  ...browserSettings(site),
  name: site.name,
  shortName: site.shortName,
  phone: site.phone,
  telephoneUrl: `tel:${site.phone.replaceAll(' ', '')}`,
  socialLinks: site.socialLinks,
  videos: site.videos,
  floatingButtons: site.floatingButtons ?? true,
  announcement: site.announcement && !isOver(site.announcement.lastDay, now) ? site.announcement : undefined,
})
