import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Content, type Data, requireEntry } from '../src/content/collections.ts'
import { published } from '../src/content/publication.ts'
import { fill } from '../src/lib/fill.ts'
import { element, xmlDocument } from '../src/lib/xml.ts'
import type { Page } from './read-pages.ts'
import type { Site } from './settings.ts'

type Dated = { id: string; date: string; updated?: string | undefined; category: string; inHub?: boolean | undefined }
type ListedPage = Omit<Page, 'shareImage'>

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
 * @param words of the headings and of the lines around the lists
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
  const overviews = new Set(['/blog', ...hubs.map(({ slug }) => `/blog/${slug}`)])
  const kindOf = (path: string) => {
    if (path.startsWith('/services/')) return 'services'
    if (path.startsWith('/for/')) return 'landing'
    if (overviews.has(path)) return 'blog'
    return path.startsWith('/blog/') ? 'articles' : 'pages'
  }
  const age = ({ path }: ListedPage) => (overviews.has(path) ? '' : (dates.get(path) ?? ''))
  // Further pages of a list hold what is listed here anyway, and an article is there under each category too.
  const listed = pages
    .filter(({ path, canonical }) => canonical?.endsWith(path) && !/\/page\/\d+$/.test(path))
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
    `> ${plain(home?.description ?? '')}`,
    ...(site.sample ? [words.example] : []),
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
  const { machines } = requireEntry(content.messages, 'messages').data
  const hubs = content.hubs.map(({ id, data }) => ({ slug: data.slug, category: id }))
  const articles = content.articles.map(({ id, data }) => ({ id, ...data }))
  const guides = content.guides.map(({ id, data }) => ({ id, ...data }))
  const plans = content.plans.map(({ data }) => data).sort((a, b) => a.order - b.order)
  const dates = pageDates(articles, guides, hubs)
  const facts = { ...site, sample: content.company[0]?.data.sample }
  await writeFile(join(folder, 'sitemap.xml'), sitemap(pages, dates))
  await writeFile(join(folder, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`)
  await writeFile(join(folder, 'llms.txt'), llmsText(pages, dates, hubs, facts, plans, machines))
}
