import { isCopy, type Page } from './read-pages.ts'

type Site = { name: string; email: string; phone: string }
type Plan = { name: string; usdPrice: number; summary: string }
type ListedPage = Pick<Page, 'path' | 'title' | 'description' | 'canonical' | 'indexable'>

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
/** Characters that would end a link's text or begin markup in it. */
const plain = (text: string) => oneLine(text).replace(/[\\[\]<>*_`]/g, '\\$&')

/** Further pages of a list repeat what stands here anyway. */
const isFurtherPage = (path: string) => /\/page\/\d+$/.test(path)

function list(heading: string, pages: ListedPage[]): string[] {
  if (pages.length === 0) return []
  return [
    `## ${heading}\n\n${pages.map(({ title, description, canonical }) => `- [${plain(title)}](${canonical}): ${plain(description)}`).join('\n')}`,
  ]
}

/**
 * The site on one page of Markdown, for programs that read it on a person's behalf (https://llmstxt.org): who, what,
 * for how much, and every public page with its description, articles from the newest.
 * @param dates YYYY-MM-DD by path
 * @throws Error without a home page among the pages, whose description says what the business does
 */
export function llmsText(
  pages: ListedPage[],
  dates: ReadonlyMap<string, string>,
  hubs: { slug: string }[],
  site: Site,
  plans: Plan[],
): string {
  const overviews = new Set(['/blog', ...hubs.map(({ slug }) => `/blog/${slug}`)])
  const sections: { heading: string; holds: (path: string) => boolean }[] = [
    { heading: 'Services', holds: (path) => path.startsWith('/services/') },
    { heading: 'Blog', holds: (path) => overviews.has(path) },
    { heading: 'Articles', holds: (path) => path.startsWith('/blog/') && !overviews.has(path) },
  ]
  const home = pages.find(({ path }) => path === '/')
  if (!home) throw new Error('llms.txt takes the description of the home page, which has not been built.')
  const age = ({ path }: ListedPage) => (overviews.has(path) ? '' : (dates.get(path) ?? ''))
  const listed = pages
    .filter((page) => page.indexable && !isCopy(page) && !isFurtherPage(page.path))
    .sort((one, two) => age(two).localeCompare(age(one)))
  const rest = listed.filter(({ path }) => !sections.some(({ holds }) => holds(path)))
  const prices = plans.map(
    (plan) => `- ${plain(plan.name)}, $${plan.usdPrice.toLocaleString('en-US')}: ${plain(plan.summary)}`,
  )
  return `${[
    `# ${plain(site.name)}`,
    `> ${plain(home.description)}`,
    `Plans, a month, in US dollars:\n\n${prices.join('\n')}`,
    `Write to ${site.email} or call ${site.phone}.`,
    ...list('Pages', rest),
    ...sections.flatMap(({ heading, holds }) =>
      list(
        heading,
        listed.filter(({ path }) => holds(path)),
      ),
    ),
  ].join('\n\n')}\n`
}
