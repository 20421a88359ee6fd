import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Content } from '../../src/content/collections.ts'
import { published } from '../../src/content/publication.ts'
import type { Site } from '../settings.ts'
import type { Page } from './read-pages.ts'
import { llmsText, pageDates, robots, sitemap } from './site-texts.ts'

/**
 * Writes what is made of the finished pages: sitemap and the like.
 * @param folder the client build
 */
export async function writeSiteFiles(folder: string, pages: Page[], all: Content, site: Site): Promise<void> {
  const content = published(all)
  const hubs = content.hubs.map(({ id, data }) => ({ slug: data.slug, category: id }))
  const articles = content.articles.map(({ id, data }) => ({ id, ...data }))
  const guides = content.guides.map(({ id, data }) => ({ id, ...data }))
  const plans = content.plans.map(({ data }) => data).sort((a, b) => a.order - b.order)
  const [messages] = content.messages
  if (!messages) throw new Error('llms.txt needs content/messages.yaml.')
  const dates = pageDates(articles, guides, hubs)
  await writeFile(join(folder, 'sitemap.xml'), sitemap(pages, dates))
  await writeFile(join(folder, 'robots.txt'), robots(site.url))
  const shown = { ...site, sample: content.company[0]?.data.sample }
  await writeFile(join(folder, 'llms.txt'), llmsText(pages, dates, hubs, shown, plans, messages.data.machines))
}
