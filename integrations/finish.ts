import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { AstroIntegration } from 'astro'
import { compressAll } from './compress.ts'
import { writeHostConfigs } from './hosting/write-configs.ts'
import { launchPoints } from './launch/launch-points.ts'
import { listFiles } from './list-files.ts'
import type { RawSettings } from './settings/schema.ts'
import { writeSiteFiles } from './site-files/write-site-files.ts'

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
        await writeSiteFiles(folder, settings)
        await compressAll(await listFiles(folder))
        await writeHostConfigs(output, settings)
        const points = launchPoints(process.cwd(), settings, new Date()).length
        if (points > 0)
          logger.warn(`${points} points stand between this site and the public. npm run launch-check lists them.`)
      },
    },
  }
}
