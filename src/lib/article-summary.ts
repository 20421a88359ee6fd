/** What cards, lists and search know of an article. Dates are YYYY-MM-DD. */
export type ArticleSummary = {
  id: string
  title: string
  excerpt: string
  image: string
  imageAlt: string
  imageCaption?: string
  author: { name: string; role: string; sample?: boolean }
  date: string
  updated?: string
  /** As shown: "6 min read". */
  readTime: string
  category: string
  /** As on badges: "SEO & Growth". */
  categoryLabel: string
  tags: string[]
}
