import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const START = join(import.meta.dirname, '../../tools/start.ts')

async function refusal(environment: Record<string, string>) {
  const child = spawn(process.execPath, [START], { env: { ...process.env, ...environment } })
  const said = await child.stderr.toArray()
  if (child.exitCode === null) await once(child, 'close')
  expect(child.exitCode).toBe(1)
  return Buffer.concat(said).toString().trim()
}

test('what keeps the site from being served is one sentence', async () => {
  const other = createServer().listen(0)
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const [taken, tooLarge, notBuilt] = await Promise.all([
    refusal({ PORT: String(port) }),
    refusal({ PORT: '65536' }),
    refusal({ PORT: '3000', BUILD_DIR: 'tests/serving' }),
  ])
  expect(taken).toBe(`Port ${port} is taken by another program. Choose another: PORT=3001 npm start`)
  expect(tooLarge).toBe('PORT is "65536", but must be a number from 1 to 65535.')
  expect(notBuilt).toMatch(/^There is no built site in .+serving\. Run npm run build first\.$/)
  other.close()
})
