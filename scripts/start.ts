import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnvFile } from 'node:process'
import { readSettings } from '../app/lib/settings/read.ts'
import { createSiteServer } from './hosting/server.ts'

const root = join(import.meta.dirname, '..')
const port = Number(process.env.PORT ?? 3000)

if (!Number.isInteger(port) || port < 1 || port > 65535) {
  console.error(`PORT is "${process.env.PORT}", but takes a number from 1 to 65535.`)
  process.exit(1)
}
if (existsSync(join(root, '.env'))) loadEnvFile(join(root, '.env'))

const server = createSiteServer(join(root, 'build/client'), readSettings(process.env))
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken by another program. Choose another: PORT=3001 npm start`
      : error.message,
  )
  process.exit(1)
})
server.listen(port, () => console.log(`The site is at http://localhost:${port}`))
