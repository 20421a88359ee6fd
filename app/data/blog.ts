/** The blog's categories and their hubs. */
export type Category = 'seo' | 'social' | 'strategy'

export type Hub = {
  slug: string
  category: Category
  /** As on the category button and the badge. */
  label: string
  badge: string
  title: string
  heading: string
  description: string
  lead: string
  tiles: { title: string; text: string }[]
  closing: { heading: string; text: string; button: string }
}

export const hubs: Hub[] = [
  {
    slug: 'seo-growth',
    category: 'seo',
    label: 'SEO & Growth',
    badge: 'Search',
    title: 'SEO and growth: guides for small businesses',
    heading: 'Be found by people who are about to buy',
    description:
      'Keyword research, the map’s first three places, links, speed, titles and a one-afternoon audit: SEO guides a shop owner can use today.',
    lead: 'Six guides in the order we work: find the words, claim the map, link what you have, make it quick, earn the click, check the lot.',
    tiles: [
      { title: 'Words first', text: 'Twenty searches your next customers type, sorted by what each is worth.' },
      { title: 'Your own map', text: 'Nine searches from nine places show where your patch ends.' },
      { title: 'Three speeds', text: 'What to measure on a phone, and the mail to send your developer.' },
      { title: 'One afternoon', text: 'An audit with free tools that ends in five fixes.' },
    ],
    closing: {
      heading: 'Have us look first',
      text: 'We check twenty pages of your site and send the five fixes worth doing, with what each should bring.',
      button: 'Get SEO Audit',
    },
  },
  {
    slug: 'social-media',
    category: 'social',
    label: 'Social Media',
    badge: 'Social',
    title: 'Social media: guides for small businesses',
    heading: 'Post less, and let the posts work',
    description:
      'A two-hour posting plan, reels when nothing happens, captions that get replies and the numbers that mean money: social guides for owners.',
    lead: 'Six guides for people who run a business first. Each fits into the two hours a week that you have, if you have them.',
    tiles: [
      { title: 'Two hours', text: 'A week of posts from one sitting, with the minutes counted.' },
      { title: 'Two platforms', text: 'How to choose them, and how to leave the rest politely.' },
      { title: 'Real footage', text: 'Twenty reels to film when nothing happens in your shop.' },
      { title: 'Money numbers', text: 'Four figures to watch and six to stop looking at.' },
    ],
    closing: {
      heading: 'Leave with a month of posts',
      text: 'In one call we pick your two platforms and sketch the first twelve posts. The sketch is yours either way.',
      button: 'Get Social Media Strategy',
    },
  },
  {
    slug: 'digital-strategy',
    category: 'strategy',
    label: 'Digital Strategy',
    badge: 'Strategy',
    title: 'Digital strategy: guides for small businesses',
    heading: 'Decide with a pencil before you pay',
    description:
      'A one-page plan, what you can afford for a lead, the second order, tests with little traffic and how to hire an agency: guides with sums.',
    lead: 'Six guides with sums in them. Bring last month’s figures; most of the answers are already there.',
    tiles: [
      { title: 'One sheet', text: 'A marketing plan with room for five lines and no more.' },
      { title: 'One sum', text: 'What a lead may cost, from your own margin.' },
      { title: 'Ten customers', text: 'Interviews that rewrite your website for you.' },
      { title: 'Six clauses', text: 'What to read twice before you sign with an agency, us included.' },
    ],
    closing: {
      heading: 'Do the sum with us',
      text: 'Twenty minutes, your margin and your last ten customers. You leave with the number a lead may cost.',
      button: 'Get Strategy Consultation',
    },
  },
]

/** Labels of the category buttons. The counts are fixed, whatever the number of articles. */
export const categoryButtons = [
  { label: 'SEO & Growth (4)', hub: 'seo-growth' },
  { label: 'Social Media (3)', hub: 'social-media' },
  { label: 'Digital Strategy (5)', hub: 'digital-strategy' },
]
export const ALL_POSTS_LABEL = 'All Posts (12)'

export const trendingTags = ['#GrowthHacks', '#SEO', '#AIinAds', '#SocialMedia']

export function hubOfCategory(category: Category): Hub {
  const hub = hubs.find((candidate) => candidate.category === category)
  if (!hub) throw new Error(`No hub holds the category "${category}".`)
  return hub
}

export function hubBySlug(slug: string): Hub {
  const hub = hubs.find((candidate) => candidate.slug === slug)
  if (!hub) throw new Error(`There is no hub at /blog/${slug}.`)
  return hub
}

/** The nine entries of the search dropdown, by article id, with the address each goes to. */
export const searchEntries: [id: string, route: string][] = [
  ['featured', '/blog/featured'],
  ['1', '/blog/1'],
  ['2', '/blog/2'],
  ['seo-1', '/blog/seo/seo-1'],
  ['seo-2', '/blog/seo/seo-2'],
  ['social-1', '/blog/social/social-1'],
  ['social-2', '/blog/social/social-2'],
  ['strategy-1', '/blog/strategy/strategy-1'],
  ['strategy-2', '/blog/strategy/strategy-2'],
]
