import { lists } from 'virtual:messages'
import { getSorted } from '../content/entries.ts'
import type { Article } from './articles.ts'
import { getLists } from './blog-lists.ts'

/** A table of contents stands over an article with at least this many parts. */
const CONTENTS_FROM = 3

/** The services the text leads to, in the order it names them. */
async function servicesOf({ reading }: Article) {
  const services = await getSorted('services')
  const slugs = new Set(reading.links.flatMap((link) => /^\/services\/([^/?#]+)/.exec(link)?.[1] ?? []))
  return [...slugs].flatMap((slug) => {
    const service = services.find(({ id }) => id === slug)
    return service ? [{ slug, name: service.data.name, lead: service.data.hero.heading }] : []
  })
}

/** What an article's page shows beside its text. */
export async function articlePage(article: Article) {
  const { id, hub, summary, reading, html, data } = article
  const path = `/blog/${id}`
  const parts = reading.headings.filter(({ level }) => level === 2)
  const { neighbours } = await getLists()
  return {
    path,
    summary,
    html,
    hub,
    sample: data.sample ?? false,
    sources: data.sources ?? [],
    words: reading.words,
    crumbs: [
      { name: lists.home, path: '/' },
      { name: lists.blog, path: '/blog' },
      { name: hub.label, path: `/blog/${hub.slug}` },
      { name: summary.title, path },
    ],
    contents: parts.length >= CONTENTS_FROM ? parts : [],
    services: await servicesOf(article),
    ...neighbours.get(id),
  }
}

export type ArticlePageData = Awaited<ReturnType<typeof articlePage>>
