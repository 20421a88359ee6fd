import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnvFile } from 'node:process'
import { launchPoints } from '../integrations/launch/launch-points.ts'
import { readSettings } from '../integrations/settings/read.ts'

/** Says what still stands between this folder and a site that may go public. Exits 0 where nothing does, else 1. */
const root = join(import.meta.dirname, '..')
if (existsSync(join(root, '.env'))) loadEnvFile(join(root, '.env'))

try {
  const points = launchPoints(process.cwd(), readSettings(process.env), new Date())
  for (const point of points) console.log(`- ${point}`)
  console.log(
    points.length === 0
      ? 'This site may go public.'
      : `\n${points.length} ${points.length === 1 ? 'point stands' : 'points stand'} between this folder and a site that may go public.`,
  )
  process.exitCode = points.length === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
