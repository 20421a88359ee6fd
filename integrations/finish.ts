import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { AstroIntegration } from 'astro'
import { compressAll, writeHostFiles } from '../packages/hosting/index.ts'
import { readStyle } from '../src/content/brand-files.ts'
import { contentRoot, readContent } from '../src/content/loader.ts'
import { shownLengths } from '../src/content/shown-lengths.ts'
import { fileCache, removeUnused } from './file-cache.ts'
import { hostingOf } from './hosts.ts'
import { launchPoints } from './launch/launch-points.ts'
import { listFiles } from './list-files.ts'
import type { Site } from './settings.ts'
import { drawShareImages } from './share/share-images.ts'
import { readPages } from './site-files/read-pages.ts'
import { writeSiteFiles } from './site-files/write-site-files.ts'

/** Share pictures and compressed files of earlier builds. */
const CACHE = '.cache/finish'

/**
 * Turns what Astro built into the folder a static host serves: the files beside the pages, compressed copies, and what
 * each host reads.
 * @param output the build's folder, which holds `client`
 */
export function finishSite(output: string, site: Site): AstroIntegration {
  return {
    name: 'finish-site',
    hooks: {
      // A file of an earlier build would stay and be served.
      'astro:build:start': () => rm(join(output, 'client'), { recursive: true, force: true }),
      'astro:build:done': async ({ logger }) => {
        const folder = join(output, 'client')
        const cache = fileCache(CACHE)
        const pages = await readPages(folder)
        const content = readContent(contentRoot)
        await writeSiteFiles(folder, pages, content, site)
        const files = await listFiles(folder)
        await drawShareImages(pages, site, await readStyle(contentRoot), folder, cache)
        await compressAll(files, cache)
        await writeHostFiles(
          output,
          hostingOf(
            site,
            content.hubs.map(({ id }) => id),
          ),
        )
        await removeUnused(CACHE)
        for (const sentence of shownLengths(content)) logger.warn(sentence)
        const points = launchPoints(contentRoot, content, site, new Date()).length
        if (points > 0)
          logger.warn(
            `${points} things are left to do before this site may go public. npm run launch-check lists them.`,
          )
      },
    },
  }
}
