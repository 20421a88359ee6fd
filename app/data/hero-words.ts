/** What the hero types, one after the other. */
export const heroWords = ['SEO/Google Ads', 'Social Media', 'Instagram', 'Web Designing'] as const
