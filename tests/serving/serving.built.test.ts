import { readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Hosting } from '../../packages/hosting/index.ts'
import { type Answer, ask } from './ask.ts'
import { conditions, ranges, rows, type ServerName, summaryOf } from './questions.ts'
import { copyBuild, missingOf, type Running, script, startCaddy, startNginx, startOwn } from './servers.ts'

const build = await copyBuild()
afterAll(() => rmSync(build, { recursive: true }))

const servers: { name: ServerName; start: (build: string) => Promise<Running>; missing: string[] }[] = [
  { name: 'npm start', start: startOwn, missing: [] },
  { name: 'nginx', start: startNginx, missing: missingOf('nginx', 'libnginx-mod-http-brotli-static') },
  { name: 'Caddy', start: startCaddy, missing: missingOf('caddy') },
]
const missing = servers.flatMap((server) => server.missing)
if (missing.length > 0)
  console.warn(`Not every server was tried, because these packages are missing: ${missing.join(', ')}.`)

const { headers, headerOverrides }: Hosting = JSON.parse(readFileSync(join(build, 'deploy/hosting.json'), 'utf8'))
const overridden = new Set(headerOverrides.flatMap((override) => Object.keys(override.headers)))
const constant = Object.entries(headers).filter(([name]) => !overridden.has(name))

/** nginx and Go answer a malformed request by themselves, and nginx writes each header twice with 416. */
function expectHeaders({ status, headers }: Answer) {
  if ([400, 414, 416, 431].includes(status)) return
  for (const [name, value] of constant) expect(headers[name.toLowerCase()], name).toBe(value)
}

const leaveAtOnce = (port: number) =>
  new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET /about HTTP/1.1\r\nHost: site\r\n\r\n', () => socket.destroy()),
    )
    socket.on('close', () => resolve())
  })

const asked = rows.map((row) => {
  const [target, , { method = 'GET', headers = {} } = {}] = row
  const title = [method, target.slice(0, 60), ...Object.entries(headers).map((header) => header.join(': '))].join(' ')
  return { title, row }
})
const repeated = [
  ...['/about', script].flatMap((path) =>
    conditions.map((repeat) => ({ path, encoding: 'br', title: repeat[0], repeat })),
  ),
  ...[...conditions, ...ranges].map((repeat) => ({ path: '/about', encoding: 'identity', title: repeat[0], repeat })),
]

describe.for(servers)('$name', ({ name, start, missing }) => {
  let running: Running
  beforeAll(async () => {
    if (missing.length === 0) running = await start(build)
  })
  afterAll(() => running?.stop())
  const testServer = test.skipIf(missing.length > 0)

  testServer.for(asked)('$title', async ({ row: [target, expected, question, but] }) => {
    const answer = await ask(running.port, target, question)
    expect(summaryOf(answer)).toMatchObject(but?.[name] ?? expected)
    expectHeaders(answer)
  })

  testServer.for(repeated)('$path as $encoding, if it is $title', async ({ path, encoding, repeat }) => {
    const [, headersFor, status, but] = repeat
    const askWith = (headers = {}) => ask(running.port, path, { headers: { 'Accept-Encoding': encoding, ...headers } })
    const first = await askWith()
    const second = await askWith(headersFor(String(first.headers.etag), String(first.headers['last-modified'])))
    expect(second.status).toBe(but?.[name] ?? status)
    expectHeaders(second)
    if (second.status < 400)
      for (const name of ['etag', 'vary', 'cache-control']) expect(second.headers[name], name).toBe(first.headers[name])
    if (second.status === 200) expect(second.body).toBe(first.body)
    if (second.status === 304) expect(second.body).toBe('')
    if (second.status !== 206) return
    expect(second.body).toBe(first.body.slice(5, 15))
    expect(second.headers['content-range']).toBe(`bytes 5-14/${first.bytes}`)
  })

  testServer('a file has a tag of its own in each encoding, and HEAD has the headers of GET', async () => {
    const tags = new Set<string | undefined>()
    for (const encoding of ['identity', 'gzip', 'br']) {
      const headers = { 'Accept-Encoding': encoding }
      const get = await ask(running.port, '/about', { headers })
      const head = await ask(running.port, '/about', { method: 'HEAD', headers })
      for (const name of ['content-type', 'content-encoding', 'vary', 'cache-control', 'etag'])
        expect(head.headers[name], name).toBe(get.headers[name])
      expect(get.headers.vary).toMatch(/^accept-encoding$/i)
      tags.add(get.headers.etag)
    }
    expect(tags.size).toBe(3)
  })

  testServer('visitors who leave before the answer are no trouble', async () => {
    const trouble = vi.spyOn(console, 'error')
    await Promise.all(Array.from({ length: 50 }, () => leaveAtOnce(running.port)))
    expect((await ask(running.port, '/')).status).toBe(200)
    expect(trouble).not.toHaveBeenCalled()
  })
})
