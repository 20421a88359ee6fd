import type { Page } from '@playwright/test'

/** The links of the bar after Home and Services, as the visitor reads them. */
export const LINKS: [name: string, path: string][] = [
  ['Packages', '/packages'],
  ["FAQ's", '/faqs'],
  ['About Us', '/about'],
  ['Blog', '/blog'],
  ['Contact Us', '/contact'],
]
/** The entries of the Services menus. */
export const SERVICES: [title: string, description: string, path: string][] = [
  ['Search Engine Optimization (SEO)', 'Boost your search rankings & drive traffic.', '/services/seo-optimization'],
  ['Social Media Marketing', 'Build your brand presence for all platforms.', '/services/social-media-marketing'],
  ['Instagram Growth', 'Engaging content that tells your story & results.', '/services/instagram-growth'],
  ['Website Design & Development', 'Build stunning websites that convert.', '/services/website-design-development'],
]

export const desktop = (page: Page) => page.getByRole('navigation', { name: 'Main' })
export const mobile = (page: Page) => page.getByRole('navigation', { name: 'Mobile' })
