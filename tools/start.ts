import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadEnvFile } from 'node:process'
import { readSettings } from '../integrations/settings/read.ts'
import { createSiteServer } from '../packages/hosting/server.ts'

const root = join(import.meta.dirname, '..')
const build = resolve(root, process.env.BUILD_DIR ?? 'build')
const port = Number(process.env.PORT ?? 3000)

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

function siteServer() {
  try {
    return createSiteServer(join(build, 'client'), readSettings(process.env))
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error))
  }
}

if (!Number.isInteger(port) || port < 1 || port > 65535)
  stop(`PORT is "${process.env.PORT}", but takes a number from 1 to 65535.`)
if (existsSync(join(root, '.env'))) loadEnvFile(join(root, '.env'))

const server = siteServer()
server.on('error', (error: NodeJS.ErrnoException) =>
  stop(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken by another program. Choose another: PORT=3001 npm start`
      : error.message,
  ),
)
server.listen(port, () => console.log(`The site is at http://localhost:${port}`))
