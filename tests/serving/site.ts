import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadEnvFile } from 'node:process'
import { readBuiltSite } from '../../packages/hosting/built-site.ts'

const root = join(import.meta.dirname, '../..')
if (existsSync(join(root, '.env'))) loadEnvFile(join(root, '.env'))

/** The finished site that is on trial. */
export const build = resolve(root, process.env.BUILD_DIR ?? 'build')
const client = join(build, 'client')

/** The largest file of a kind; the smallest gain nothing by packing. */
function largest(folder: string, end: string): string {
  const size = (name: string) => statSync(join(client, folder, name)).size
  const files = readdirSync(join(client, folder)).filter((name) => name.endsWith(end))
  return `/${folder}/${files.sort((a, b) => size(b) - size(a))[0]}`
}

/** Of what there is many, one each. */
export const script = largest('assets', '.js')
export const picture = largest('pictures', '.svg')
export const image = largest('share', '.png')
export const { articles, categories } = readBuiltSite(client)
export const [article = ''] = articles
export const [category = ''] = categories
