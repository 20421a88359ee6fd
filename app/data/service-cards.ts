/** The home page's eight services. The icon is the pictogram of the same name in `lib/pictures`. */
export type ServiceCard = { icon: string; title: string; description: string; route?: string }

export const serviceCards: ServiceCard[] = [
  {
    icon: 'seo-optimization',
    title: 'Search Engine Optimization',
    description: 'Pages that answer what your customers type. First moves in 3 to 6 months, and they stay.',
    route: '/services/seo-optimization',
  },
  {
    icon: 'social-media-marketing',
    title: 'Social Media Marketing',
    description: 'A steady voice on the two platforms where your buyers are. None on the other five.',
    route: '/services/social-media-marketing',
  },
  {
    icon: 'instagram-growth',
    title: 'Instagram Growth',
    description: 'Posts and reels that show the work, made in one two-hour shoot a month.',
    route: '/services/instagram-growth',
  },
  {
    icon: 'website-design-development',
    title: 'Website Design & Development',
    description: 'A site that loads in a second and asks for one thing. You keep the code.',
    route: '/services/website-design-development',
  },
  {
    icon: 'paid-growth-campaigns',
    title: 'Paid Growth Campaigns',
    description: 'Search and social ads as one budget, with a cost per customer agreed before we spend.',
    route: '/services/paid-growth-campaigns',
  },
  {
    icon: 'email-marketing',
    title: 'Email Marketing',
    description: 'Five messages that send themselves and bring old customers back.',
    route: '/services/email-marketing',
  },
  {
    icon: 'content-writing',
    title: 'Content Writing',
    description: 'Articles your staff can send to a customer instead of explaining it again.',
    route: '/services/content-writing',
  },
  {
    icon: 'affiliate-marketing',
    title: 'Affiliate Marketing',
    description: 'Partners paid on sales and on nothing else, tracked to the cent.',
    route: '/services/affiliate-marketing',
  },
]
