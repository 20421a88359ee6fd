import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readContent } from '../../src/content/loader.ts'
import type { RawSettings } from '../settings/schema.ts'
import { writeIcons } from './icons.ts'
import { llmsText } from './llms.ts'
import { pageDates } from './page-dates.ts'
import type { Page } from './read-pages.ts'
import { robots, sitemap } from './sitemap.ts'

/**
 * Writes what the site needs beside its pages: icons, sitemap and the like.
 * @param folder the client build
 * @throws Error that names the page something is wrong with
 */
export async function writeSiteFiles(folder: string, pages: Page[], settings: RawSettings): Promise<void> {
  const {
    SITE_NAME: name,
    SITE_SHORT_NAME: shortName,
    SITE_URL: url,
    CONTACT_EMAIL: email,
    CONTACT_PHONE: phone,
  } = settings
  const content = readContent(process.cwd())
  const hubs = content.hubs.map(({ id, data }) => ({ slug: data.slug, category: id }))
  const articles = [...content.articles, ...content.guides].map(({ id, data }) => ({ id, ...data }))
  const plans = content.plans.map(({ data }) => data).sort((a, b) => a.order - b.order)
  const dates = pageDates(articles, hubs)
  await writeIcons(folder, { name, shortName })
  await writeFile(join(folder, 'sitemap.xml'), sitemap(pages, dates))
  await writeFile(join(folder, 'robots.txt'), robots(url))
  await writeFile(join(folder, 'llms.txt'), llmsText(pages, dates, hubs, { name, email, phone }, plans))
}
