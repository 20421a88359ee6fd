import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { compressAll } from '../../integrations/compress.ts'

import { listFiles } from '../../integrations/list-files.ts'

import { writeNetlifyForms } from '../../integrations/hosting/netlify-forms.ts'

import { allPictures, drawOne } from './pictures.ts'
import { writeSiteFiles } from './write-site-files.ts'

/** `about/index.html` becomes `about.html`: hosts then serve `/about` without a slash at the end. */
async function flattenPages(folder: string): Promise<void> {
  for (const file of await listFiles(folder)) {
    if (!file.endsWith('/index.html') || file === join(folder, 'index.html')) continue
    await rename(file, `${dirname(file)}.html`)
    if ((await readdir(dirname(file))).length === 0) await rm(dirname(file), { recursive: true })
  }
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
  await writeSiteFiles(folder)
  await writeNetlifyForms(folder)
  await compressAll(await listFiles(folder))
}
