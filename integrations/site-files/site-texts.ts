import type { Data } from '../../src/content/collections.ts'
import { fill } from '../../src/lib/fill.ts'
import { element, xmlDocument } from '../../src/lib/xml.ts'
import { isCopy, type Page } from './read-pages.ts'

type Dated = { id: string; date: string; updated?: string | undefined; category: string; inHub?: boolean | undefined }
type ListedPage = Pick<Page, 'path' | 'title' | 'description' | 'canonical' | 'indexable'>

/**
 * When the pages made of articles last changed, by path, as YYYY-MM-DD: an article on its own date, the blog and its
 * hubs on that of the newest article they show. Other pages have no date of their own.
 * @param guides stand in the blog, and in no hub
 */
export function pageDates(
  articles: Dated[],
  guides: Dated[],
  hubs: { slug: string; category: string }[],
): Map<string, string> {
  const changed = ({ date, updated = date }: Dated) => updated
  const all = [...articles, ...guides]
  const lists = [
    { path: '/blog', shown: all },
    ...hubs.map(({ slug, category }) => ({
      path: `/blog/${slug}`,
      shown: articles.filter((article) => article.category === category && article.inHub !== false),
    })),
  ]
  return new Map([
    ...all.map((article): [string, string] => [`/blog/${article.id}`, changed(article)]),
    ...lists.flatMap(({ path, shown }): [string, string][] => {
      const newest = shown.map(changed).sort().at(-1)
      return newest ? [[path, newest]] : []
    }),
  ])
}

/**
 * The sitemap: each canonical address of a page that search engines may list, once.
 * @param dates from `pageDates`
 */
export function sitemap(pages: Pick<Page, 'canonical' | 'indexable'>[], dates: ReadonlyMap<string, string>): string {
  const addresses = new Set(pages.flatMap(({ canonical, indexable }) => (indexable && canonical ? [canonical] : [])))
  const entries = [...addresses].sort().map((address) => {
    const date = dates.get(new URL(address).pathname)
    return element('url', {}, element('loc', {}, address), ...(date ? [element('lastmod', {}, date)] : []))
  })
  return xmlDocument(element('urlset', { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }, ...entries))
}

/** @param siteUrl the site's origin */
export const robots = (siteUrl: string) => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`

/** On one line, without characters that would end a link's text or begin markup in it. */
const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\[\]<>*_`]/g, '\\$&')

/**
 * The site on one page of Markdown for programs that read it on a person's behalf (https://llmstxt.org): who, what, for
 * how much, and every public page with its description, articles from the newest.
 * @param dates from `pageDates`
 * @param words of the headings and of the lines around the lists
 * @throws Error without a home page among the pages, whose description says what the business does
 */
export function llmsText(
  pages: ListedPage[],
  dates: ReadonlyMap<string, string>,
  hubs: { slug: string }[],
  site: { name: string; email: string; phone: string; sample?: boolean | undefined },
  plans: { name: string; usdPrice: number; summary: string }[],
  words: Data<'messages'>['machines'],
): string {
  const home = pages.find(({ path }) => path === '/')
  if (!home) throw new Error('llms.txt takes the description of the home page, which has not been built.')
  const overviews = new Set(['/blog', ...hubs.map(({ slug }) => `/blog/${slug}`)])
  const kindOf = (path: string) => {
    if (path.startsWith('/services/')) return 'services'
    if (path.startsWith('/for/')) return 'landing'
    if (overviews.has(path)) return 'blog'
    return path.startsWith('/blog/') ? 'articles' : 'pages'
  }
  const age = ({ path }: ListedPage) => (overviews.has(path) ? '' : (dates.get(path) ?? ''))
  // Further pages of a list hold what is listed here anyway.
  const listed = pages
    .filter((page) => page.indexable && !isCopy(page) && !/\/page\/\d+$/.test(page.path))
    .sort((one, two) => age(two).localeCompare(age(one)))
  const sections = (['pages', 'services', 'landing', 'blog', 'articles'] as const).flatMap((kind) => {
    const own = listed.filter(({ path }) => kindOf(path) === kind)
    const lines = own.map((page) => `- [${plain(page.title)}](${page.canonical}): ${plain(page.description)}`)
    return own.length > 0 ? [`## ${words[kind]}\n\n${lines.join('\n')}`] : []
  })
  const prices = plans.map(
    (plan) => `- ${plain(plan.name)}, $${plan.usdPrice.toLocaleString('en-US')}: ${plain(plan.summary)}`,
  )
  return `${[
    `# ${plain(site.name)}`,
    `> ${plain(home.description)}`,
    ...(site.sample ? [words.example] : []),
    `${words.plans}\n\n${prices.join('\n')}`,
    fill(words.contact, site),
    ...sections,
  ].join('\n\n')}\n`
}
