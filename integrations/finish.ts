import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ContentError } from '@packages/content-files'
import type { AstroIntegration } from 'astro'
import sharp from 'sharp'
import { compressAll, writeHostFiles } from '../packages/hosting/index.ts'
import { aliasRedirects } from '../src/content/aliases.ts'
import { readStyle } from '../src/content/brand-files.ts'
import type { Content } from '../src/content/collections.ts'
import { contentRoot, readContent } from '../src/content/loader.ts'
import { DRAFT, publicationState, published } from '../src/content/publication.ts'
import { isPhoto, type Photo } from '../src/content/schemas/picture.ts'
import { shownLengths } from '../src/content/shown-lengths.ts'
import { fileCache, removeUnused } from '../src/data/file-cache.ts'
import { hostingOf } from './hosts.ts'
import { launchTasks } from './launch/launch-tasks.ts'
import { readPages } from './read-pages.ts'
import type { Site } from './settings.ts'
import { CARD_PHOTO } from './share-card.ts'
import { drawShareImages } from './share-images.ts'
import { writeSiteFiles } from './site-files.ts'

/** Share pictures and compressed files of earlier builds. */
const CACHE = '.cache/finish'

/** @throws ContentError for a former address at which the site has a file */
function checkAliases(content: Content, folder: string): void {
  for (const { file, data } of Object.values(content).flat())
    for (const [index, alias] of ('aliases' in data ? (data.aliases ?? []) : []).entries())
      if ([alias, `${alias}.html`].some((path) => existsSync(join(folder, path))))
        throw new ContentError(
          `${file}: aliases > item ${index + 1} is "${alias}", which is an address of the site itself. Take it away here.`,
        )
}

/** The covers that are photographs, as share images take them. */
async function sharePhotos({ articles, guides }: Content): Promise<Map<string, Buffer>> {
  const covers = [...articles, ...guides].flatMap(({ id, data: { cover } }) => (isPhoto(cover) ? [{ id, cover }] : []))
  const { width, height } = CARD_PHOTO
  const cut = async ({ file, focus = 'center' }: Photo) =>
    sharp(join(contentRoot, 'content', file))
      .autoOrient()
      .resize(width, height, { position: focus })
      .jpeg()
      .toBuffer()
  return new Map(
    await Promise.all(covers.map(async ({ id, cover }) => [`/share/blog-${id}.png`, await cut(cover)] as const)),
  )
}

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
        const pages = readPages(folder)
        const content = readContent(contentRoot)
        await writeSiteFiles(folder, pages, content, site)
        const labels = content.messages[0]?.data.metadata.shared ?? {}
        const shared = { ...site, labels, photos: await sharePhotos(published(content)) }
        await drawShareImages(pages, shared, await readStyle(contentRoot), folder, cache)
        await compressAll(folder, cache)
        checkAliases(content, folder)
        const categories = content.hubs.map(({ id }) => id)
        await writeHostFiles(output, hostingOf(site, categories, aliasRedirects(published(content))))
        for (const entry of Object.values(content).flat()) {
          const state = publicationState(entry)
          if (state) logger.info(`Waiting: ${entry.file}${state === DRAFT ? ', a draft' : ` until ${state}`}`)
        }
        await Promise.all([CACHE, '.cache/fonts', '.cache/photos'].map(removeUnused))
        for (const sentence of shownLengths(content)) logger.warn(sentence)
        const tasks = launchTasks(contentRoot, content, site, new Date()).length
        if (tasks > 0)
          logger.warn(
            `${tasks === 1 ? '1 thing is' : `${tasks} things are`} left to do before this site may go public. npm run launch-check lists them.`,
          )
      },
    },
  }
}
