export type NavigationLink = { label: string; to: string }

/** The main navigation in order; "Services" stands between Home and the rest. */
export const mainLinks: NavigationLink[] = [
  { label: 'Packages', to: '/packages' },
  { label: "FAQ's", to: '/faqs' },
  { label: 'About Us', to: '/about' },
  { label: 'Blog', to: '/blog' },
  { label: 'Contact Us', to: '/contact' },
]

export type ServiceMenuEntry = { title: string; description: string; route: string }

export const serviceMenu: ServiceMenuEntry[] = [
  {
    title: 'Search Engine Optimization (SEO)',
    description: 'Boost your search rankings & drive traffic.',
    route: '/services/seo-optimization',
  },
  {
    title: 'Social Media Marketing',
    description: 'Build your brand presence for all platforms.',
    route: '/services/social-media-marketing',
  },
  {
    title: 'Instagram Growth',
    description: 'Engaging content that tells your story & results.',
    route: '/services/instagram-growth',
  },
  {
    title: 'Website Design & Development',
    description: 'Build stunning websites that convert.',
    route: '/services/website-design-development',
  },
]

/** Sections of the home page that the footer leads to. */
export const quickLinks: NavigationLink[] = [
  { label: 'Home', to: '/#home' },
  { label: 'Services', to: '/#services' },
  { label: 'About Us', to: '/#about' },
  { label: 'Contact', to: '/#contact' },
]
