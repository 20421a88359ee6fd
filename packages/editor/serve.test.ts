import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Bundle, editorMiddleware } from './serve.ts'

const options = {
  collections: {},
  uploads: { folder: 'public/people', path: '/people', side: 640 },
  title: 'Editor </script>',
  logo: '/icon.svg',
  browserModule: 'browser.ts',
}
let root: string
let server: Server
let makeBundle: () => Promise<Bundle>

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'editor-'))
  mkdirSync(join(root, '.cache/editor'), { recursive: true })
  for (const name of ['.env', '.cache/editor/old.js', '.cache/secret']) writeFileSync(join(root, name), 'SECRET')
  makeBundle = async () => new Map([['editor.js', 'run()']])
  const serve = editorMiddleware(root, options, () => makeBundle())
  server = createServer((request, response) =>
    serve(request, response, (error) => response.writeHead(error ? 500 : 404).end('Not the editor')),
  )
  await new Promise<void>((resolve) => server.listen(0, resolve))
})
afterEach(() => {
  server.close()
  rmSync(root, { recursive: true })
})

/** Sends a path as it is; every client of HTTP would tidy it first. */
function raw(path: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port)
  socket.end(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  return text(socket)
}

test('the page holds its configuration and the headers of the editor, and its files come from the bundle', async () => {
  const page = await raw('/admin?reload')
  expect(page).toMatch(/^HTTP\/1.1 200 .*frame-ancestors 'none'.*Content-Type: text\/html/s)
  expect(page).toContain('"app_title":"Editor \\u003c/script>"')
  expect(await raw('/admin/editor.js')).toMatch(/^HTTP\/1.1 200 .*Content-Type: text\/javascript.*run\(\)/s)
})

test.each([
  '/admin/../../.env',
  '/admin/../.env',
  '/admin/../secret',
  '/admin/%2e%2e/%2e%2e/.env',
  '/admin/%2e%2e%2f%2e%2e%2f.env',
  '/admin/..%2f..%2f.env',
  '/admin/..\\..\\.env',
  '/admin\\..\\..\\.env',
  '/admin/..%5c..%5c.env',
  '/admin//etc/passwd',
  '/admin/old.js',
  '/admin/.env',
  '/administration',
])('nothing is served for %s', async (path) => {
  const answer = await raw(path)
  expect(answer).toMatch(/^HTTP\/1.1 404 /)
  expect(answer).not.toMatch(/SECRET|root:/)
})

test('a bundle that failed is made again, and one that is there is not', async () => {
  let made = 0
  makeBundle = async () => {
    made += 1
    if (made === 1) throw new Error('A schema is being written.')
    return new Map([['editor.js', 'run()']])
  }
  expect(await raw('/admin/editor.js')).toMatch(/^HTTP\/1.1 500 /)
  expect(await raw('/admin/editor.js')).toMatch(/^HTTP\/1.1 200 /)
  await raw('/admin/editor.js')
  expect(made).toBe(2)
})
