import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { API } from './options.ts'
import { type Bundle, editorMiddleware } from './serve.ts'

const PLAN = 'content/plans/starter.yaml'
const PHOTO = 'public/people/a.webp'
const options = {
  collections: {
    plans: { path: 'content/plans', label: 'Plans', schema: z.object({}) },
    company: { path: 'content/company.yaml', label: 'Company', schema: z.object({}) },
  },
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
  for (const folder of ['content/plans', 'public/people/old']) mkdirSync(join(root, folder), { recursive: true })
  for (const name of ['.env', 'secret.txt']) writeFileSync(join(root, name), 'SECRET')
  writeFileSync(join(root, PLAN), 'usdPrice: 299\n')
  makeBundle = async () => new Map([['editor.js', 'run()']])
  const serve = editorMiddleware(root, options, () => makeBundle())
  server = createServer((asked, response) =>
    serve(asked, response, (error) => response.writeHead(error ? 500 : 404).end('Not the editor')),
  )
  await new Promise<void>((resolve) => server.listen(0, resolve))
})
afterEach(() => {
  server.close()
  rmSync(root, { recursive: true })
})
const port = () => (server.address() as AddressInfo).port

describe('the page and its bundle', () => {
  /** Sends a path as it is; every client of HTTP would tidy it first. */
  function raw(path: string): Promise<string> {
    const socket = connect(port())
    socket.end(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    return text(socket)
  }

  test('the page holds its configuration and the headers of the editor, and its files come from the bundle', async () => {
    const page = await raw('/admin?reload')
    expect(page).toMatch(/^HTTP\/1.1 200 .*frame-ancestors 'none'.*Content-Type: text\/html/s)
    expect(page).toContain('"app_title":"Editor \\u003c/script>"')
    expect(await raw('/admin/editor.js')).toMatch(/^HTTP\/1.1 200 .*Content-Type: text\/javascript.*run\(\)/s)
  })

  test.each(['/admin/../.env', '/admin/%2e%2e%2f.env', '/admin//etc/passwd', '/administration'])(
    'nothing is served for %s',
    async (path) => {
      expect(await raw(path)).toMatch(/^HTTP\/1.1 404 (?!.*(SECRET|root:))/s)
    },
  )

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
})

describe('the folder', () => {
  const REPO = '/repos/this/folder'

  /**
   * Not by `fetch`, which sets the headers itself that this is about.
   * @param ready sends the body once this has come to pass
   */
  async function ask(path: string, body?: object, headers: Record<string, string> = {}, ready?: Promise<unknown>) {
    const sent = { 'Sec-Fetch-Site': 'same-origin', Host: `localhost:${port()}`, ...headers }
    const asked = request({ port: port(), path: API + path, method: body ? 'POST' : 'GET', headers: sent })
    const answered = once(asked, 'response')
    asked.flushHeaders()
    await ready
    asked.end(body && JSON.stringify(body))
    const [response] = await answered
    const answer = await text(response)
    return { status: response.statusCode, text: answer, json: () => JSON.parse(answer) }
  }

  type Change = { operation?: string; path?: string; content?: string; sha?: string; from_path?: string }
  const commitOf = (changes: Change[]) => ({
    files: changes.map(({ content = '', ...rest }) => ({
      ...{ operation: 'update', path: PLAN, content: Buffer.from(content).toString('base64') },
      ...rest,
    })),
  })
  const save = (...changes: Change[]) => ask(`${REPO}/contents`, commitOf(changes))
  const read = () => readFileSync(join(root, PLAN), 'utf8')
  const head = async () => (await ask(`${REPO}/branches/main`)).json().commit.id
  const list = async (): Promise<Record<string, string>> => {
    const { tree } = (await ask(`${REPO}/git/trees/main?recursive=1&page=1`)).json()
    return Object.fromEntries(tree.map(({ path, sha }: { path: string; sha: string }) => [path, sha]))
  }

  test('a file is listed under its version in Git, read, saved, and then a commit later', async () => {
    const [before, { [PLAN]: sha }] = [await head(), await list()]
    expect(sha).toBe('d356ed6a00526f97167a1fca48e2c8767f8ec30a')
    const [file] = (await ask(`${REPO}/file-contents`, { files: [PLAN] })).json()
    expect(Buffer.from(file.content, 'base64').toString()).toBe('usdPrice: 299\n')
    const { commit, files } = (await save({ sha, content: 'usdPrice: 349\n' })).json()
    expect(read()).toBe('usdPrice: 349\n')
    expect([commit.sha, files]).toEqual([await head(), [{ path: PLAN, sha: (await list())[PLAN] }]])
    expect(commit.sha).not.toBe(before)
  })

  test('what somebody else has changed, taken away or named meanwhile is not overwritten', async () => {
    const { [PLAN]: sha } = await list()
    writeFileSync(join(root, PLAN), 'usdPrice: 310\n')
    const messageOf = async (change: Change) => (await save(change)).json().message
    for (const operation of ['update', 'delete'])
      expect(await messageOf({ operation, sha })).toMatch(/^content\/plans\/starter\.yaml has been changed .+ Nothing/)
    expect(await messageOf({})).toMatch(/has been changed/)
    expect(await messageOf({ operation: 'create' })).toMatch(/^There is a file content/)
    expect(read()).toBe('usdPrice: 310\n')
    rmSync(join(root, PLAN))
    expect(await messageOf({ sha })).toMatch(/has been deleted/)
  })

  test('of two saves at once, one is refused', async () => {
    const { [PLAN]: sha } = await list()
    const bothAsked = once(server, 'request').then(() => once(server, 'request'))
    const answers = await Promise.all(
      ['one', 'two'].map((content) => ask(`${REPO}/contents`, commitOf([{ sha, content }]), {}, bothAsked)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('a commit that is refused in one file changes none', async () => {
    const { [PLAN]: sha } = await list()
    expect((await save({ operation: 'create', path: PHOTO }, { sha: `${sha}0` })).status).toBe(409)
    expect(await list()).toEqual({ [PLAN]: sha })
  })

  test('files are made, renamed and taken away; a photograph is replaced', async () => {
    await save({ operation: 'create', path: PHOTO }, { operation: 'create', path: 'content/company.yaml' })
    await save({ path: PHOTO, content: 'second' })
    expect((await ask(`${REPO}/media/main/${PHOTO}`)).text).toBe('second')
    const { [PHOTO]: sha } = await list()
    await save({ path: 'public/people/b.webp', from_path: PHOTO, sha, content: 'second' })
    expect(Object.keys(await list())).toEqual([PLAN, 'content/company.yaml', 'public/people/b.webp'])
    await save({ operation: 'delete', path: 'public/people/b.webp', sha })
    expect(Object.keys(await list())).toEqual([PLAN, 'content/company.yaml'])
  })

  test('a folder among the photographs is left out of the list, and so is a link out of the folder', async () => {
    symlinkSync(join(root, 'secret.txt'), join(root, 'public/people/link.webp'))
    expect(Object.keys(await list())).toEqual([PLAN])
    for (const path of ['public/people/link.webp', 'public/people/old'])
      expect((await ask(`${REPO}/media/main/${path}`)).status).toBe(404)
  })

  test.each([
    'secret.txt',
    'content/../secret.txt',
    'content/plans/..%2f..%2fsecret.txt',
    'content\\plans\\..\\..\\secret.txt',
    'content/plans/sub/x.yaml',
    'content/plans/x.ts',
    'content/other.yaml',
    'public/people/.htaccess',
    'public/people/..',
  ])('the editor has no business in %s', async (path) => {
    expect((await ask(`${REPO}/media/main/${path}`)).status).toBe(404)
    expect((await ask(`${REPO}/file-contents`, { files: [path] })).status).toBe(404)
    expect((await save({ operation: 'create', path })).status).toBe(403)
    expect((await save({ operation: 'create', path: 'content/plans/y.yaml', from_path: path })).status).toBe(403)
  })

  test.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['another program on this computer', { 'Sec-Fetch-Site': 'same-site' }],
    ['another name for this computer', { Host: 'evil.example' }],
  ])('%s is refused', async (_, headers) => {
    expect((await ask('/user', undefined, headers)).status).toBe(403)
    expect((await ask(`${REPO}/contents`, { files: [] }, headers)).status).toBe(403)
  })

  test('what makes no sense is refused', async () => {
    expect((await ask(`${REPO}/contents`, { files: [{}] })).status).toBe(400)
    expect((await ask(`${REPO}/pulls`)).status).toBe(404)
  })
})
