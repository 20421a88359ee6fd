import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, onTestFailed, test, vi } from 'vitest'
import { skeleton } from '../../tools/skeleton.ts'
import { clone } from '../handover/clone.ts'
import { freePort } from '../serving/servers.ts'

const SLOW = { timeout: 60_000, interval: 300 }

let copy: string
let port: number
let server: ChildProcess
/** What the server has logged, shown with a test that fails. */
let log = ''
/** What the development server tells the browser, as the client of its page would hear it. */
let told: { type: string; err?: { message: string } }[] = []

const page = async (path: string) => {
  const response = await fetch(`http://localhost:${port}${path}`).catch(() => undefined)
  return response ? await response.text() : ''
}
const heading = (title: string) => new RegExp(`<h1[^>]*>${title}</h1>`)
const reloads = () => expect.poll(() => told.some(({ type }) => type === 'full-reload'), SLOW).toBe(true)

/** Saves a file of the copy with another text. */
function save(file: string, edit: (text: string) => string) {
  told = []
  const place = join(copy, file)
  writeFileSync(place, edit(readFileSync(place, 'utf8')))
}
const retitle = (title: string) =>
  save('content/articles/2.md', (text) => text.replace(/^title: .*$/m, `title: ${JSON.stringify(title)}`))

/** Hears what the server says, again after a restart, when a browser would load its page anew. */
async function listen(): Promise<void> {
  const token = /wsToken = "([^"]+)"/.exec(await page('/@vite/client'))?.[1]
  const socket = new WebSocket(`ws://localhost:${port}/?token=${token}`, 'vite-hmr')
  socket.addEventListener('message', ({ data }) => told.push(JSON.parse(data)))
  socket.addEventListener('close', () => {
    log += 'The socket was closed.\n'
    if (server.exitCode !== null || server.killed) return
    const again = vi.waitFor(listen, SLOW)
    void again.then(() => told.push({ type: 'full-reload' }))
  })
  await once(socket, 'open')
}

beforeAll(async () => {
  copy = clone(join(import.meta.dirname, '../..'))
  port = await freePort()
  const words = ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port)]
  server = spawn(process.execPath, words, {
    cwd: copy,
    // Within Vitest, as it would think, Astro serves no pages.
    env: { ...process.env, NODE_ENV: 'development', VITEST: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text) => (log += text))
  await vi.waitFor(async () => expect(await page('/blog/2')).toMatch(/<h1/), SLOW)
  await listen()
}, 180_000)

beforeEach(() => {
  onTestFailed(() => console.log(log))
})

afterAll(async () => {
  server.kill()
  if (server.exitCode === null) await once(server, 'exit')
  rmSync(copy, { recursive: true, force: true })
})

test('a saved article shows at once, and a wrong field is a sentence over the page', { timeout: 240_000 }, async () => {
  retitle('A title that was written just now')
  await reloads()
  await expect.poll(() => page('/blog/2'), SLOW).toMatch(heading('A title that was written just now'))

  retitle('')
  await reloads()
  const overlay = async () => {
    await page('/blog/2')
    return told.find(({ type }) => type === 'error')?.err?.message.replaceAll('&quot;', '"')
  }
  await expect
    .poll(overlay, SLOW)
    .toEqual(
      expect.stringMatching(/^content\/articles\/2\.md: title is "" .*, but must be text of at most 120 characters/),
    )

  retitle('A title that is right again')
  await reloads()
  await expect.poll(() => page('/blog/2'), SLOW).toMatch(heading('A title that is right again'))
})

test('a saved service and a saved component show at once', { timeout: 240_000 }, async () => {
  const file = 'content/services/google-ads.yaml'
  save(file, (text) => text.replace(/heading: .*/, 'heading: Ads that were written now'))
  await reloads()
  const written = heading('Ads that were written now')
  const current = async () => {
    const html = await page('/services/google-ads')
    // Astro loses a change that comes while it writes the one before; whoever sees that saves again.
    if (!written.test(html)) save(file, (text) => `${text}\n`)
    return html
  }
  await expect.poll(current, { ...SLOW, interval: 5000 }).toMatch(written)

  save('src/blocks/page-hero.tsx', (text) => text.replace('{heading}</h1>', '{heading} and then some</h1>'))
  await reloads()
  await expect
    .poll(() => page('/services/google-ads'), SLOW)
    .toMatch(heading('Ads that were written now.* and then some'))
})

test('a new article and its picture are there without a restart by hand', { timeout: 240_000 }, async () => {
  expect(await page('/blog/ten-things')).not.toMatch(heading('Ten things to photograph'))
  const file = join(copy, 'content/articles/ten-things.md')
  writeFileSync(file, skeleton('Ten things to photograph', '2026-01-31', 'meera-nair'))
  await expect.poll(() => page('/blog/ten-things'), SLOW).toMatch(heading('Ten things to photograph'))
  await expect.poll(() => page('/pictures/cover-ten-things.svg'), SLOW).toMatch(/^<svg/)
})
