import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadEnvFile } from 'node:process'
import { readBuiltSite } from '../built-site.ts'

const root = join(import.meta.dirname, '../../..')
if (existsSync(join(root, '.env'))) loadEnvFile(join(root, '.env'))

/** The finished site that is on trial. */
export const build = resolve(root, process.env.BUILD_DIR ?? 'build')
const client = join(build, 'client')

const first = (folder: string, end: string) =>
  `/${folder}/${readdirSync(join(client, folder)).find((name) => name.endsWith(end))}`

/** Of what there is many, one each. */
export const script = first('assets', '.js')
export const picture = first('pictures', '.svg')
export const image = first('share', '.png')
export const { articles, categories } = readBuiltSite(client)
export const [article = ''] = articles
export const [category = ''] = categories
