import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FOLDER, serveFolder } from './folder.ts'

let root: string
let server: Server
const PLAN = 'content/plans/starter.yaml'

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'editor-'))
  mkdirSync(join(root, 'content/plans'), { recursive: true })
  writeFileSync(join(root, PLAN), 'usdPrice: 299\n')
  writeFileSync(join(root, 'secret.txt'), 'secret')
  server = createServer((asked, answer) => void serveFolder(asked, answer, root))
  await new Promise<void>((resolve) => server.listen(0, resolve))
})
afterEach(() => {
  server.close()
  rmSync(root, { recursive: true })
})

type Asked = { method?: string; headers?: Record<string, string>; body?: string }
type Answer = { status: number | undefined; body: string; tag: string }

/** Not `fetch`: it sets and hides the headers that this is about. */
function ask(path: string, { method = 'GET', headers = {}, body = '' }: Asked = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  const sent = { 'Sec-Fetch-Site': 'same-origin', Host: `localhost:${port}`, ...headers }
  return new Promise((resolve, reject) => {
    const asked = request({ port, path: FOLDER + path, method, headers: sent }, async (response) => {
      let text = ''
      for await (const part of response) text += part
      resolve({ status: response.statusCode, body: text, tag: String(response.headers.etag) })
    })
    asked.on('error', reject)
    asked.end(body)
  })
}
const read = () => readFileSync(join(root, PLAN), 'utf8')

test('a file is read, changed under its tag, and read again', async () => {
  const { [PLAN]: listed } = JSON.parse((await ask('')).body)
  const { body, tag } = await ask(PLAN)
  expect([body, tag]).toEqual(['usdPrice: 299\n', listed])
  const saved = await ask(PLAN, { method: 'PUT', headers: { 'If-Match': tag }, body: 'usdPrice: 349\n' })
  expect([saved.status, saved.tag === tag, read()]).toEqual([200, false, 'usdPrice: 349\n'])
})

test('what somebody else has changed meanwhile is not overwritten, and a sentence says so', async () => {
  const { tag } = await ask(PLAN)
  writeFileSync(join(root, PLAN), 'usdPrice: 310\n')
  const refused = await ask(PLAN, { method: 'PUT', headers: { 'If-Match': tag }, body: 'usdPrice: 349\n' })
  expect(refused.status).toBe(412)
  expect(refused.body).toMatch(
    /^content\/plans\/starter\.yaml has been changed since you opened it, .+ Nothing was over/,
  )
  expect((await ask(PLAN, { method: 'DELETE', headers: { 'If-Match': tag } })).status).toBe(412)
  expect(read()).toBe('usdPrice: 310\n')
})

test('a new file takes no name that is taken, and a file can be taken away', async () => {
  const fresh = { method: 'PUT', headers: { 'If-None-Match': '*' }, body: 'usdPrice: 1\n' }
  expect((await ask(PLAN, fresh)).body).toMatch(/^There is a file content\/plans\/starter\.yaml already\./)
  const { status, tag } = await ask('content/plans/large.yaml', fresh)
  expect(status).toBe(200)
  expect((await ask('content/plans/large.yaml', { method: 'DELETE', headers: { 'If-Match': tag } })).status).toBe(204)
  expect((await ask('content/plans/large.yaml')).status).toBe(404)
})

test.each([
  'secret.txt',
  'content/../secret.txt',
  'content/plans/..%2f..%2f..%2fsecret.txt',
  'content/a/b/c.yaml',
  'content/plans/x.ts',
])('the editor has no business in %s', async (path) => {
  const headers = { 'If-None-Match': '*' }
  expect((await ask(path)).status).toBe(404)
  expect((await ask(path, { method: 'PUT', headers, body: 'x' })).status).toBe(404)
})

test.each([
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['another program on this machine', { 'Sec-Fetch-Site': 'same-site', Origin: 'http://localhost:1' }],
  ['another name for this machine', { Host: 'evil.example' }],
])('%s is refused', async (_, headers) => {
  expect((await ask('', { headers })).status).toBe(403)
  expect((await ask(PLAN, { method: 'PUT', headers: { ...headers, 'If-Match': '*' }, body: 'x' })).status).toBe(403)
  expect(read()).toBe('usdPrice: 299\n')
})

test('what is too large is refused in a sentence', async () => {
  const body = 'x'.repeat(5_000_001)
  const refused = await ask('public/people/a.webp', { method: 'PUT', headers: { 'If-None-Match': '*' }, body })
  expect([refused.status, refused.body]).toEqual([413, 'public/people/a.webp is too large for the editor.'])
})
