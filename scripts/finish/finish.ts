import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { plans } from '../../app/data/plans.ts'
import { library } from '../../app/lib/content/library.server.ts'
import { hubPage } from '../../app/lib/content/pages.server.ts'
import { readSettings } from '../../app/lib/settings/read.ts'
import { FEED_PATH } from '../../app/lib/site-files.ts'
import { compressAll } from './compress.ts'
import { atomFeed } from './feed.ts'
import { writeIcons } from './icons.ts'
import { listFiles } from './list-files.ts'
import { llmsText } from './llms.ts'
import { pageDates } from './page-dates.ts'
import { allPictures, drawOne } from './pictures.ts'
import { type Page, readPages } from './read-pages.ts'
import { drawShareImages } from './share/share-images.ts'
import { robots, sitemap } from './sitemap.ts'

/** `about/index.html` becomes `about.html`: hosts then serve `/about` without a slash at the end. */
async function flattenPages(folder: string): Promise<void> {
  for (const file of await listFiles(folder)) {
    if (!file.endsWith('/index.html') || file === join(folder, 'index.html')) continue
    await rename(file, `${dirname(file)}.html`)
    if ((await readdir(dirname(file))).length === 0) await rm(dirname(file), { recursive: true })
  }
}

/** What finders and readers other than a visitor's browser ask a site for. */
async function writeSiteFiles(folder: string, pages: Page[]): Promise<void> {
  const {
    SITE_NAME: name,
    SITE_SHORT_NAME: shortName,
    SITE_URL: url,
    CONTACT_EMAIL: email,
    CONTACT_PHONE: phone,
  } = readSettings(process.env)
  const articles = library()
  const dates = pageDates(
    articles.map(({ summary }) => summary),
    (category) => Object.values(hubPage(category, 1)).flatMap((shown) => shown ?? []),
  )
  const description = pages.find(({ path }) => path === '/blog')?.description
  await drawShareImages(pages, { url, shortName }, folder, '.cache/share')
  await writeIcons(folder, { name, shortName })
  await writeFile(join(folder, 'sitemap.xml'), sitemap(pages, dates))
  await writeFile(join(folder, 'robots.txt'), robots(url))
  await writeFile(join(folder, FEED_PATH), atomFeed(articles, { name, url, description }))
  await writeFile(join(folder, 'llms.txt'), llmsText(pages, dates, { name, email, phone }, plans))
}

/**
 * Turns what the framework built into the folder a static host serves.
 * @param folder the client build
 */
export async function finishSite(folder: string): Promise<void> {
  await flattenPages(folder)
  await rm(join(folder, '__spa-fallback.html'), { force: true })
  await rm(join(folder, '404.data'), { force: true })
  await mkdir(join(folder, 'pictures'), { recursive: true })
  for (const [path, source] of allPictures()) await writeFile(join(folder, path), drawOne(source))
  await writeSiteFiles(folder, await readPages(folder))
  await compressAll(await listFiles(folder))
}
