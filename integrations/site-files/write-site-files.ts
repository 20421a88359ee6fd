import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readCollection } from '../../src/content/read-content.ts'
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
  const read = <Name extends Parameters<typeof readCollection>[1]>(collection: Name) =>
    readCollection(process.cwd(), collection)
  const hubs = read('hubs').map(({ id, data }) => ({ slug: data.slug, category: id }))
  const articles = [...read('articles'), ...read('guides')].map(({ id, data }) => ({ id, ...data }))
  const plans = read('plans')
    .map(({ data }) => data)
    .sort((a, b) => a.order - b.order)
  const dates = pageDates(articles, hubs)
  await writeIcons(folder, { name, shortName })
  await writeFile(join(folder, 'sitemap.xml'), sitemap(pages, dates))
  await writeFile(join(folder, 'robots.txt'), robots(url))
  await writeFile(join(folder, 'llms.txt'), llmsText(pages, dates, hubs, { name, email, phone }, plans))
}
