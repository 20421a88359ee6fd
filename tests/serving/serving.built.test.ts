import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readSettings } from '../../integrations/settings/read.ts'
import { securityHeaders } from '../../packages/hosting/rules.ts'
import { addresses } from './addresses.ts'
import { ask } from './ask.ts'
import type { ServerName } from './check.ts'
import { conditions, conditionsOnNothing, expectAgrees, ranges } from './conditions.ts'
import { encodings } from './encodings.ts'
import { missingOf, type Running, startCaddy, startNginx, startOwn } from './servers.ts'
import { build, script } from './site.ts'

const policies = Object.entries(securityHeaders(readSettings(process.env)))

const servers: { name: ServerName; start: (build: string) => Promise<Running>; missing: string[] }[] = [
  { name: 'npm start', start: startOwn, missing: [] },
  { name: 'nginx', start: startNginx, missing: missingOf('nginx', 'libnginx-mod-http-brotli-static') },
  { name: 'Caddy', start: startCaddy, missing: missingOf('caddy') },
]

const missing = servers.flatMap((server) => server.missing)
if (missing.length > 0)
  console.warn(`Not every server was tried, because these packages are missing: ${missing.join(', ')}.`)

/** Where a server cannot send the site's headers as they are said. */
const hasOtherHeaders = (name: ServerName, status: number) =>
  // Go answers a malformed address before Caddy sees it.
  (name === 'Caddy' && status === 400) ||
  // nginx has written its headers when it finds that there are no such bytes, and writes them again for that answer.
  (name === 'nginx' && status === 416)

const leaveAtOnce = (port: number) =>
  new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET /about HTTP/1.1\r\nHost: site\r\n\r\n', () => socket.destroy()),
    )
    socket.on('close', () => resolve())
  })

const title = ({ method = 'GET', path, headers = {}, status }: (typeof addresses)[number]) =>
  [method, path, ...Object.entries(headers).map((header) => header.join(': ')), `is ${status}`].join(' ')

describe.for(servers)('$name', ({ name, start, missing }) => {
  let running: Running
  beforeAll(async () => {
    if (missing.length === 0) running = await start(build)
  }, 30_000)
  afterAll(() => running?.stop())

  const checks = [...addresses, ...encodings, ...conditionsOnNothing].map((check) => [title(check), check] as const)
  test.skipIf(missing.length > 0).for(checks)('%s', async ([, { path, but, ...check }]) => {
    const { status, is } = but?.[name] ?? check
    const answer = await ask(running.port, path, check)
    expect(answer.status).toBe(status)
    for (const [header, value] of policies) expect(answer.headers[header.toLowerCase()]).toBe(value)
    is?.(answer)
  })

  const packed = ['identity', 'gzip', 'br'].flatMap((encoding) =>
    ['/about', script].map((path) => ({ path, encoding })),
  )
  const asked = [
    ...packed.flatMap((file) => conditions.map((condition) => ({ ...file, ...condition }))),
    ...ranges.map((range) => ({ path: '/about', encoding: 'identity', ...range })),
  ]
  test.skipIf(missing.length > 0).for(asked)('$path as $encoding, if it is: $name', async (condition) => {
    const { path, encoding, method } = condition
    const accept = { 'Accept-Encoding': encoding }
    const first = await ask(running.port, path, { headers: accept })
    const answer = await ask(running.port, path, { method, headers: { ...accept, ...condition.headers(first) } })
    expect(answer.status).toBe(condition.but?.[name] ?? condition.status)
    expectAgrees(first, answer, method)
    if (hasOtherHeaders(name, answer.status)) return
    for (const [header, value] of policies) expect(answer.headers[header.toLowerCase()]).toBe(value)
  })

  test.skipIf(missing.length > 0).for(['/about', script])('%s has a tag of its own in each packing', async (path) => {
    const asked = (encoding: string, tag = '"a"') =>
      ask(running.port, path, { headers: { 'Accept-Encoding': encoding, 'If-None-Match': tag } })
    const tags = await Promise.all(
      ['identity', 'gzip', 'br'].map(async (encoding) => (await asked(encoding)).headers.etag),
    )
    expect(new Set(tags).size).toBe(3)
    expect((await asked('gzip', tags[2])).status).toBe(200)
  })

  test.skipIf(missing.length > 0)('HEAD has the headers of GET', async () => {
    for (const path of ['/about', '/nowhere', '/assets/x.js']) {
      const headers = { 'Accept-Encoding': 'br' }
      const [get, head] = [
        await ask(running.port, path, { headers }),
        await ask(running.port, path, { method: 'HEAD', headers }),
      ]
      expect(head.status).toBe(get.status)
      for (const name of ['content-type', 'content-encoding', 'vary', 'cache-control', 'etag'])
        expect(head.headers[name], `${path} ${name}`).toBe(get.headers[name])
    }
  })

  test.skipIf(missing.length > 0)('a malformed address leaves the server running', async () => {
    for (const path of [
      '/%',
      '/%00',
      '/blog/%E0%A4%A',
      '/%c0%af',
      '/..%2f..%2fpackage.json',
      '/../package.json',
      '*',
    ]) {
      const answer = await ask(running.port, path)
      expect([400, 404], path).toContain(answer.status)
    }
    expect((await ask(running.port, '/')).status).toBe(200)
  })

  test.skipIf(missing.length > 0)('visitors who leave before the answer are no trouble', async () => {
    const trouble = vi.spyOn(console, 'error')
    await Promise.all(Array.from({ length: 50 }, () => leaveAtOnce(running.port)))
    expect((await ask(running.port, '/')).status).toBe(200)
    expect(trouble).not.toHaveBeenCalled()
  })
})
