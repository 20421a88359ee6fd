import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readContent } from '../../src/content/loader.ts'
import type { RawSettings } from '../settings/schema.ts'
import type { Page } from './read-pages.ts'
import { llmsText, pageDates, robots, sitemap } from './site-texts.ts'

/**
 * Writes what is made of the finished pages: sitemap and the like.
 * @param folder the client build
 */
export async function writeSiteFiles(folder: string, pages: Page[], settings: RawSettings): Promise<void> {
  const content = readContent(process.cwd())
  const site = {
    name: settings.SITE_NAME,
    email: settings.CONTACT_EMAIL,
    phone: settings.CONTACT_PHONE,
    sample: content.company[0]?.data.sample,
  }
  const hubs = content.hubs.map(({ id, data }) => ({ slug: data.slug, category: id }))
  const articles = content.articles.map(({ id, data }) => ({ id, ...data }))
  const guides = content.guides.map(({ id, data }) => ({ id, ...data }))
  const plans = content.plans.map(({ data }) => data).sort((a, b) => a.order - b.order)
  const dates = pageDates(articles, guides, hubs)
  await writeFile(join(folder, 'sitemap.xml'), sitemap(pages, dates))
  await writeFile(join(folder, 'robots.txt'), robots(settings.SITE_URL))
  await writeFile(join(folder, 'llms.txt'), llmsText(pages, dates, hubs, site, plans))
}
