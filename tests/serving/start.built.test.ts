import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { ask } from './ask.ts'
import { freePort } from './servers.ts'

const START = join(import.meta.dirname, '../../tools/start.ts')
const children: ChildProcess[] = []

function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [START], { env: { ...process.env, ...environment } })
  children.push(child)
  const said = { out: '', error: '' }
  child.stdout.on('data', (text) => (said.out += text))
  child.stderr.on('data', (text) => (said.error += text))
  return { child, said }
}

async function refusal(environment: Record<string, string>) {
  const { child, said } = start(environment)
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  return said.error.trim()
}

afterEach(() => {
  for (const child of children.splice(0)) child.kill()
})

test('a port that is taken is one sentence', async () => {
  const other = createServer().listen(0)
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  expect(await refusal({ PORT: String(port) })).toBe(
    `Port ${port} is taken by another program. Choose another: PORT=3001 npm start`,
  )
  other.close()
})

test.each(['abc', '65536'])('PORT=%s is one sentence', async (port) => {
  expect(await refusal({ PORT: port })).toBe(`PORT is "${port}", but takes a number from 1 to 65535.`)
})

test('a setting that cannot be used is one sentence', async () => {
  const said = await refusal({ SITE_URL: 'example.com', PORT: '3000' })
  expect(said).toMatch(/^SITE_URL is "example\.com", but takes .+\.$/)
})

test('a site that is not built is one sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-not-built-'))
  const said = await refusal({ PORT: '3000', BUILD_DIR: folder })
  expect(said).toMatch(/^There is no built site in .+\. Run npm run build first\.$/)
  rmdirSync(folder)
})

test('it says where the site is, and a malformed address does not end it', async () => {
  const port = await freePort()
  const { child, said } = start({ PORT: String(port) })
  await once(child.stdout, 'data')
  expect(said.out.trim()).toBe(`The site is at http://localhost:${port}`)
  for (const path of ['/%', '/blog/%E0%A4%A', '/%00', '/..%2f..%2f.env']) {
    const { status, body } = await ask(port, path)
    expect([400, 404]).toContain(status)
    expect(body).not.toContain('SITE_NAME')
  }
  expect((await ask(port, '/')).status).toBe(200)
  expect(child.exitCode).toBeNull()
})
