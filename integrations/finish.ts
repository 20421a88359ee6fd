import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { AstroIntegration } from 'astro'
import { compressAll, type Effort } from '../packages/hosting/compress.ts'
import { writeHostConfigs } from '../packages/hosting/write-configs.ts'
import { fileCache, removeUnused } from './file-cache.ts'
import { forgetUnused } from './keep.ts'
import { launchPoints } from './launch/launch-points.ts'
import { listFiles } from './list-files.ts'
import type { RawSettings } from './settings/schema.ts'
import { drawShareImages } from './share/share-images.ts'
import { isCopy, type Page, readPages } from './site-files/read-pages.ts'
import { writeSiteFiles } from './site-files/write-site-files.ts'

/** From so many pages on, a build takes longer than anybody waits for, unless articles are compressed quickly. */
const MANY_PAGES = 1000

const SHARE_CACHE = '.cache/share'

/** What a site may have thousands of, articles and their covers, is not worth the time that the rest is. */
function effortsFor(folder: string, pages: Page[]): (file: string) => Effort {
  const ofMany: Effort = pages.length < MANY_PAGES ? 'good' : 'quick'
  const ofPage = ({ path }: Page) => (path.startsWith('/blog/') ? ofMany : 'best')
  const efforts = new Map(
    pages.map((page) => [join(folder, page.file), isCopy(page) ? 'quick' : ofPage(page)] as const),
  )
  return (file) => efforts.get(file) ?? (file.endsWith('.svg') ? ofMany : 'best')
}

/**
 * Turns what Astro built into the folder a static host serves: what stands beside the pages, compressed twins, and what
 * each host reads.
 * @param output the build's folder, which holds `client`
 */
export function finishSite(output: string, settings: RawSettings): AstroIntegration {
  return {
    name: 'finish-site',
    hooks: {
      // A file of an earlier build would stay and be served.
      'astro:build:start': () => rm(join(output, 'client'), { recursive: true, force: true }),
      'astro:build:done': async ({ logger }) => {
        const folder = join(output, 'client')
        const pages = await readPages(folder)
        await writeSiteFiles(folder, pages, settings)
        const files = await listFiles(folder)
        const site = { url: settings.SITE_URL, shortName: settings.SITE_SHORT_NAME }
        await drawShareImages(pages, site, folder, fileCache(SHARE_CACHE))
        await compressAll(files, effortsFor(folder, pages))
        await writeHostConfigs(output, settings)
        forgetUnused()
        await removeUnused(SHARE_CACHE)
        const points = launchPoints(process.cwd(), settings, new Date()).length
        if (points > 0)
          logger.warn(`${points} points stand between this site and the public. npm run launch-check lists them.`)
      },
    },
  }
}
