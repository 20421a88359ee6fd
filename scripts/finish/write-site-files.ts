import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Category } from '../../app/data/blog.ts'
import { plans } from '../../app/data/plans.ts'
import { library } from '../../src/content/library.server.ts'
import { hubPage } from '../../src/content/pages.server.ts'
import { readSettings } from '../../integrations/settings/read.ts'
import { FEED_PATH } from '../../src/lib/site-files.ts'
import { atomFeed } from '../../src/blog/feed.server.ts'
import { writeIcons } from '../../integrations/icons.ts'
import { llmsText } from './llms.ts'
import { pageDates } from './page-dates.ts'
import { readPages } from './read-pages.ts'
import { drawShareImages } from '../../integrations/share/share-images.ts'
import { robots, sitemap } from './sitemap.ts'

/** Where share pictures are kept between builds. */
const SHARE_CACHE = '.cache/share'

function inHub(category: Category) {
  const { featured, cards } = hubPage(category, 1)
  return featured ? [featured, ...cards] : cards
}

/**
 * Writes what the site needs beside its pages: pictures for sharing, icons, sitemap, feed and the like.
 * @param folder the client build with its pages at their final names
 * @throws Error that names the page or the article something is wrong with
 */
export async function writeSiteFiles(folder: string): Promise<void> {
  const {
    SITE_NAME: name,
    SITE_SHORT_NAME: shortName,
    SITE_URL: url,
    CONTACT_EMAIL: email,
    CONTACT_PHONE: phone,
  } = readSettings(process.env)
  const pages = await readPages(folder)
  const articles = library()
  const dates = pageDates(
    articles.map(({ summary }) => summary),
    inHub,
  )
  const description = pages.find(({ path }) => path === '/blog')?.description
  await drawShareImages(pages, { url, shortName }, folder, SHARE_CACHE)
  await writeIcons(folder, { name, shortName })
  await writeFile(join(folder, 'sitemap.xml'), sitemap(pages, dates))
  await writeFile(join(folder, 'robots.txt'), robots(url))
  await writeFile(join(folder, FEED_PATH), atomFeed(articles, { name, url, description }))
  await writeFile(join(folder, 'llms.txt'), llmsText(pages, dates, { name, email, phone }, plans))
}
