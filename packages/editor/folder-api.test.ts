import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { folderApi } from './folder-api.ts'
import { API } from './options.ts'

const PLAN = 'content/plans/starter.yaml'
const REPO = '/repos/this/folder'
const options = {
  collections: {
    plans: { path: 'content/plans', label: 'Plans', schema: z.object({}) },
    company: { path: 'content/company.yaml', label: 'Company', schema: z.object({}) },
  },
  uploads: { folder: 'public/people', path: '/people', side: 640 },
  title: 'Editor',
  logo: '/icon.svg',
  browserModule: 'browser.ts',
}
let root: string
let server: Server

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'editor-'))
  for (const folder of ['content/plans', 'public/people/old']) mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, PLAN), 'usdPrice: 299\n')
  writeFileSync(join(root, 'secret.txt'), 'secret')
  const answer = folderApi(root, options)
  server = createServer((asked, response) => void answer(asked, response))
  await new Promise<void>((resolve) => server.listen(0, resolve))
})
afterEach(() => {
  server.close()
  rmSync(root, { recursive: true })
})

const read = (path = PLAN) => readFileSync(join(root, path), 'utf8')

/**
 * Not by `fetch`, which sets the headers itself that this is about.
 * @param ready sends the body once this has come to pass
 */
async function ask(path: string, body?: object, headers: Record<string, string> = {}, ready?: Promise<unknown>) {
  const { port } = server.address() as AddressInfo
  const sent = { 'Sec-Fetch-Site': 'same-origin', Host: `localhost:${port}`, ...headers }
  const asked = request({ port, path: API + path, method: body ? 'POST' : 'GET', headers: sent })
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
  files: changes.map(({ operation = 'update', path = PLAN, content = '', ...rest }) => ({
    operation,
    path,
    content: Buffer.from(content).toString('base64'),
    ...rest,
  })),
})
const save = (...changes: Change[]) => ask(`${REPO}/contents`, commitOf(changes))
const list = async (): Promise<Record<string, string>> => {
  const { tree } = (await ask(`${REPO}/git/trees/main?recursive=1&page=1`)).json()
  return Object.fromEntries(tree.map(({ path, sha }: { path: string; sha: string }) => [path, sha]))
}
const head = async () => (await ask(`${REPO}/branches/main`)).json().commit.id

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
  for (const operation of ['update', 'delete']) {
    const refused = await save({ operation, sha, content: 'usdPrice: 349\n' })
    expect(refused.status).toBe(409)
    expect(refused.json().message).toMatch(/^content\/plans\/starter\.yaml has been changed since .+ Nothing was over/)
  }
  expect((await save({ content: 'without a version' })).status).toBe(409)
  expect((await save({ operation: 'create', content: 'another' })).json().message).toMatch(/^There is a file content/)
  expect(read()).toBe('usdPrice: 310\n')
  rmSync(join(root, PLAN))
  expect((await save({ sha, content: 'usdPrice: 349\n' })).json().message).toMatch(/has been deleted since/)
})

test('of two saves at once, one is refused', async () => {
  const { [PLAN]: sha } = await list()
  const { promise: bothAsked, resolve } = Promise.withResolvers<void>()
  server.once('request', () => server.once('request', () => resolve()))
  const answers = await Promise.all(
    ['one', 'two'].map((content) => ask(`${REPO}/contents`, commitOf([{ sha, content }]), {}, bothAsked)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a commit that is refused in one file changes none', async () => {
  const { [PLAN]: sha } = await list()
  const photo = { operation: 'create', path: 'public/people/a.webp', content: 'webp' }
  expect((await save({ sha: `${sha}0`, content: 'usdPrice: 1\n' }, photo)).status).toBe(409)
  expect(await list()).toEqual({ [PLAN]: sha })
})

test('files are made, renamed and taken away; a photograph is replaced', async () => {
  const photo = 'public/people/a.webp'
  await save(
    { operation: 'create', path: photo, content: 'first' },
    { operation: 'create', path: 'content/company.yaml' },
  )
  await save({ path: photo, content: 'second' })
  expect((await ask(`${REPO}/media/main/${photo}`)).text).toBe('second')
  const { [photo]: sha } = await list()
  await save({ path: 'public/people/b.webp', from_path: photo, sha, content: 'second' })
  expect(Object.keys(await list())).toEqual([PLAN, 'content/company.yaml', 'public/people/b.webp'])
  await save({ operation: 'delete', path: 'public/people/b.webp', sha })
  expect(Object.keys(await list())).toEqual([PLAN, 'content/company.yaml'])
})

test('a folder among the photographs is left out of the list, and so is a link out of the folder', async () => {
  symlinkSync(join(root, 'secret.txt'), join(root, 'public/people/link.webp'))
  expect(Object.keys(await list())).toEqual([PLAN])
})

test.each([
  'secret.txt',
  'content/../secret.txt',
  'content/plans/../../secret.txt',
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

test('what is too large or makes no sense is refused in a sentence', async () => {
  const large = await save({ operation: 'create', path: 'public/people/a.webp', content: 'x'.repeat(6_100_000) })
  expect([large.status, large.json().message]).toEqual([413, 'That is too large for the editor.'])
  expect((await ask(`${REPO}/contents`, { files: [{}] })).status).toBe(400)
  expect((await ask(`${REPO}/pulls`)).status).toBe(404)
})
