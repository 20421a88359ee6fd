import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../../integrations/hosting/trial/servers.ts'
import { clone } from '../../tools/handover/clone.ts'
import { skeleton } from '../../tools/skeleton.ts'

const root = join(import.meta.dirname, '../..')
const SLOW = { timeout: 120_000, interval: 300 }

let copy: string
let port: number
let server: ChildProcess
/** What the development server tells the browser, as the client of its page would hear it. */
const told: { type: string; err?: { message: string } }[] = []

const page = async (path: string) => {
  const response = await fetch(`http://localhost:${port}${path}`).catch(() => undefined)
  return response ? await response.text() : ''
}
const article = (name: string) => join(copy, `content/articles/${name}.md`)
const retitle = (text: string, title: string) => text.replace(/^title: .*$/m, `title: ${JSON.stringify(title)}`)
const heading = (title: string) => new RegExp(`<h1[^>]*>${title}</h1>`)

beforeAll(async () => {
  copy = clone(root)
  port = await freePort()
  const words = ['node_modules/@react-router/dev/bin.cjs', 'dev', '--port', String(port), '--strictPort']
  // With the condition there already, the command does not start itself again as a process of its own.
  const env = { ...process.env, NODE_ENV: 'development', NODE_OPTIONS: '--conditions=development' }
  server = spawn(process.execPath, words, { cwd: copy, env, stdio: 'ignore' })
  await vi.waitFor(async () => expect(await page('/blog/2')).toMatch(/<h1/), SLOW)
  const token = /wsToken = "([^"]+)"/.exec(await page('/@vite/client'))?.[1]
  const socket = new WebSocket(`ws://localhost:${port}/?token=${token}`, 'vite-hmr')
  socket.addEventListener('message', ({ data }) => told.push(JSON.parse(data)))
  await once(socket, 'open')
}, 180_000)

afterAll(async () => {
  server.kill()
  if (server.exitCode === null) await once(server, 'exit')
  rmSync(copy, { recursive: true, force: true })
})

test('a saved article shows at once, and a broken one says what is wrong', { timeout: 240_000 }, async () => {
  const original = readFileSync(article('2'), 'utf8')
  writeFileSync(article('2'), retitle(original, 'A title that was written just now'))
  await expect.poll(() => told.some(({ type }) => type === 'full-reload'), SLOW).toBe(true)
  await expect.poll(() => page('/blog/2'), SLOW).toMatch(heading('A title that was written just now'))

  writeFileSync(article('2'), retitle(original, 'Too short'))
  await expect
    .poll(() => told.find(({ type }) => type === 'error')?.err?.message, SLOW)
    .toBe('content/articles/2.md: title is "Too short" (9 characters), but takes 20 to 60 characters.')

  told.length = 0
  writeFileSync(article('2'), retitle(original, 'A title that is right again'))
  await expect.poll(() => told.some(({ type }) => type === 'full-reload'), SLOW).toBe(true)
  await expect.poll(() => page('/blog/2'), SLOW).toMatch(heading('A title that is right again'))
})

test('a new article and its picture are there without a restart by hand', { timeout: 240_000 }, async () => {
  expect(await page('/blog/ten-things')).not.toMatch(heading('Ten things to photograph'))
  writeFileSync(article('ten-things'), skeleton('Ten things to photograph', '2026-01-31', 'meera-nair'))
  await expect.poll(() => page('/blog/ten-things'), SLOW).toMatch(heading('Ten things to photograph'))
  await expect.poll(() => page('/pictures/cover-ten-things.svg'), SLOW).toMatch(/^<svg/)
})
