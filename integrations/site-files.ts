import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Content, requireEntry } from '../src/content/collections.ts'
import { published } from '../src/content/publication.ts'
import { fill } from '../src/lib/fill.ts'
import { element, xmlDocument } from '../src/lib/xml.ts'
import type { Page } from './read-pages.ts'
import type { Site } from './settings.ts'

type ListedPage = Omit<Page, 'shareImage'>
type Dated = { data: { date: string; updated?: string | undefined } }

/**
 * When the pages made of articles last changed, by path, as YYYY-MM-DD: an article on its own date, the blog and its
 * hubs on that of the newest article they show. Guides stand in the blog, and in no hub.
 */
export function pageDates({ articles, guides, hubs }: Pick<Content, 'articles' | 'guides' | 'hubs'>) {
  const changed = ({ data: { date, updated = date } }: Dated) => updated
  const all = [...articles, ...guides]
  const dates = new Map(all.map((article) => [`/blog/${article.id}`, changed(article)]))
  const inHub = (hub: string) => articles.filter(({ data }) => data.category === hub && data.inHub !== false)
  const lists: [slug: string, shown: Dated[]][] = hubs.map(({ id, data }) => [`/${data.slug}`, inHub(id)])
  for (const [slug, shown] of [['', all] as const, ...lists]) {
    const newest = shown.map(changed).sort().at(-1)
    if (newest) dates.set(`/blog${slug}`, newest)
  }
  return dates
}

/**
 * The sitemap: each canonical address of a page that search engines may list, once.
 * @param dates from `pageDates`
 */
export function sitemap(pages: Pick<Page, 'canonical'>[], dates: ReadonlyMap<string, string>): string {
  const addresses = new Set(pages.flatMap(({ canonical }) => canonical ?? []))
  const entries = [...addresses].sort().map((address) => {
    const date = dates.get(new URL(address).pathname)
    return element('url', {}, element('loc', {}, address), ...(date ? [element('lastmod', {}, date)] : []))
  })
  return xmlDocument(element('urlset', { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }, ...entries))
}

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
 */
export function llmsText(
  pages: ListedPage[],
  dates: ReadonlyMap<string, string>,
  { hubs, plans, company, messages }: Pick<Content, 'hubs' | 'plans' | 'company' | 'messages'>,
  site: Pick<Site, 'name' | 'email' | 'phone'>,
): string {
  const words = requireEntry(messages, 'messages').data.metadata
  const home = pages.find(({ path }) => path === '/')
  const overviews = new Set(['/blog', ...hubs.map(({ data }) => `/blog/${data.slug}`)])
  const kindOf = (path: string) => {
    if (path.startsWith('/services/')) return 'services'
    if (path.startsWith('/for/')) return 'landing'
    if (overviews.has(path)) return 'blog'
    return path.startsWith('/blog/') ? 'articles' : 'pages'
  }
  const lastChanged = ({ path }: ListedPage) => (overviews.has(path) ? '' : (dates.get(path) ?? ''))
  // Further pages of a list hold what is listed here anyway, and an article is there under each category too.
  const listed = pages
    .filter(({ path, canonical }) => canonical?.endsWith(path) && !/\/page\/\d+$/.test(path))
    .sort((one, two) => lastChanged(two).localeCompare(lastChanged(one)))
  const sections = (['pages', 'services', 'landing', 'blog', 'articles'] as const).flatMap((kind) => {
    const own = listed.filter(({ path }) => kindOf(path) === kind)
    const lines = own.map((page) => `- [${plain(page.title)}](${page.canonical}): ${plain(page.description)}`)
    return own.length > 0 ? [`## ${words[kind]}\n\n${lines.join('\n')}`] : []
  })
  const prices = plans
    .toSorted((one, two) => one.data.order - two.data.order)
    .map(({ data }) => `- ${plain(data.name)}, $${data.usdPrice.toLocaleString('en-US')}: ${plain(data.summary)}`)
  return `${[
    `# ${plain(site.name)}`,
    `> ${plain(home?.description ?? '')}`,
    ...(company[0]?.data.sample ? [words.example] : []),
    `${words.plans}\n\n${prices.join('\n')}`,
    fill(words.contact, site),
    ...sections,
  ].join('\n\n')}\n`
}

/**
 * Writes what is made of the finished pages: sitemap, robots.txt and llms.txt.
 * @param folder the client build
 */
export async function writeSiteFiles(folder: string, pages: Page[], all: Content, site: Site): Promise<void> {
  const content = published(all)
  const dates = pageDates(content)
  await writeFile(join(folder, 'sitemap.xml'), sitemap(pages, dates))
  await writeFile(join(folder, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`)
  await writeFile(join(folder, 'llms.txt'), llmsText(pages, dates, content, site))
}
