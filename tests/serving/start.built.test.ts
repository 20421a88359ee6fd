import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { freePort } from './servers.ts'

const START = join(import.meta.dirname, '../../tools/start.ts')

const start = (environment: Record<string, string>) =>
  spawn(process.execPath, [START], { env: { ...process.env, ...environment } })

async function refusal(environment: Record<string, string>) {
  const child = start(environment)
  const said = await child.stderr.toArray()
  if (child.exitCode === null) await once(child, 'close')
  expect(child.exitCode).toBe(1)
  return Buffer.concat(said).toString().trim()
}

test('what keeps the site from being served is one sentence', async () => {
  const other = createServer().listen(0)
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const [taken, noNumber, tooLarge, notBuilt] = await Promise.all([
    refusal({ PORT: String(port) }),
    refusal({ PORT: 'abc' }),
    refusal({ PORT: '65536' }),
    refusal({ PORT: '3000', BUILD_DIR: 'tests/serving' }),
  ])
  expect(taken).toBe(`Port ${port} is taken by another program. Choose another: PORT=3001 npm start`)
  expect(noNumber).toBe('PORT is "abc", but takes a number from 1 to 65535.')
  expect(tooLarge).toBe('PORT is "65536", but takes a number from 1 to 65535.')
  expect(notBuilt).toMatch(/^There is no built site in .+serving\. Run npm run build first\.$/)
  other.close()
})

test('it says where the site is', async () => {
  const port = await freePort()
  const child = start({ PORT: String(port) })
  const [said] = await once(child.stdout, 'data')
  expect(String(said).trim()).toBe(`The site is at http://localhost:${port}`)
  expect((await ask(port, '/')).status).toBe(200)
  child.kill()
})
