import type { Server } from 'node:http'
import { resolve } from 'node:path'
import { createSiteServer } from '../packages/hosting/index.ts'

const build = resolve(import.meta.dirname, '..', process.env.BUILD_DIR ?? 'build')
const port = Number(process.env.PORT ?? 3000)

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

if (!Number.isInteger(port) || port < 1 || port > 65535)
  stop(`PORT is "${process.env.PORT}", but must be a number from 1 to 65535.`)

let server: Server
try {
  server = createSiteServer(build)
} catch (error) {
  stop(error instanceof Error ? error.message : String(error))
}
server.on('error', (error: NodeJS.ErrnoException) =>
  stop(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken by another program. Choose another: PORT=3001 npm start`
      : error.message,
  ),
)
server.listen(port, () => console.log(`The site is at http://localhost:${port}`))
