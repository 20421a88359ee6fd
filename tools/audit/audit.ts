import { existsSync, globSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { loadEnvFile } from 'node:process'
import { readSettings, SettingsError } from '../../integrations/settings/read.ts'
import { createSiteServer } from '../server.ts'
import { isAbsolute } from './crawl/addresses.ts'
import { crawlSite } from './crawl/crawl.ts'
import { CrawlError } from './crawl/crawl-error.ts'
import type { Crawl } from './crawl/crawl-result.ts'
import { report } from './report.ts'
import { rules } from './rules/rules.ts'

/** The address of every page in a built site. */
const pathsIn = (folder: string) =>
  globSync('**/*.html', { cwd: folder }).map((file) => `/${file.replace(/(?:^index)?\.html$/, '')}`)

/** Crawls the built site, pages that no link leads to included. */
async function crawlBuild(): Promise<Crawl> {
  const root = join(import.meta.dirname, '../..')
  const folder = join(root, 'build/client')
  if (!existsSync(join(folder, 'index.html')))
    throw new CrawlError('There is no built site in build/client. Run "npm run build" first.')
  if (existsSync(join(root, '.env'))) loadEnvFile(join(root, '.env'))
  const server = createSiteServer(folder, readSettings(process.env))
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  try {
    return await crawlSite(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, pathsIn(folder))
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

function crawlAddress(address: string): Promise<Crawl> {
  if (!isAbsolute(address))
    throw new CrawlError(
      `"${address}" is no web address. It takes one such as https://www.example.com, or nothing for the built site.`,
    )
  return crawlSite(new URL(address).origin)
}

/** Exits 0 without findings, 1 with, 2 where the site could not be crawled. */
try {
  const start = performance.now()
  const [, , address] = process.argv
  const crawl = await (address === undefined ? crawlBuild() : crawlAddress(address))
  const { findings, lines } = report(crawl, rules, (performance.now() - start) / 1000)
  console.log(lines.join('\n'))
  process.exitCode = findings > 0 ? 1 : 0
} catch (error) {
  if (!(error instanceof CrawlError || error instanceof SettingsError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
