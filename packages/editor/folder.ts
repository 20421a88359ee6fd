import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'

/** The folder of the site for the editor in the browser: read, write and take away what an owner edits, nothing else. */
export const FOLDER = '/admin/folder/'
const EDITED = /^(content\/([\w-]+\/)?[\w.-]+\.(md|yaml)|public\/people\/[\w.-]+)$/
/** Larger than any photograph the editor lets through. */
const MOST_BYTES = 5_000_000

type Answer = { status: number; body?: string | Buffer; tag?: string }

const tagOf = (file: string) => `"${createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)}"`

function list(root: string): Record<string, string> {
  const files = ['content', 'public/people'].flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
          (name) => `${folder}/${name.replaceAll('\\', '/')}`,
        )
      : [],
  )
  return Object.fromEntries(files.filter((path) => EDITED.test(path)).map((path) => [path, tagOf(join(root, path))]))
}

/** A page of another site, or of another program on this machine, has no business here. */
const isOwn = ({ headers }: IncomingMessage) =>
  /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(headers.host ?? '') &&
  (headers['sec-fetch-site'] === 'same-origin' || headers.origin === `http://${headers.host}`)

async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  for await (const part of request) {
    parts.push(part)
    if (parts.reduce((sum, { length }) => sum + length, 0) > MOST_BYTES) return undefined
  }
  return Buffer.concat(parts)
}

/** Whoever reads the file meanwhile gets the old one or the new one, never a half. */
function write(root: string, path: string, content: Buffer) {
  const draft = join(root, '.cache/editor-draft')
  mkdirSync(dirname(draft), { recursive: true })
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(draft, content)
  renameSync(draft, join(root, path))
}

/** Why a file may not be replaced: somebody else was quicker. */
function conflict({ headers }: IncomingMessage, root: string, path: string): string | undefined {
  const there = existsSync(join(root, path))
  const kept = 'Nothing was overwritten. Reload this page: what you typed is kept and offered to you again.'
  if (headers['if-none-match'] === '*') return there ? `There is a file ${path} already. ${kept}` : undefined
  if (!there) return `${path} has been taken away since you opened it. ${kept}`
  return headers['if-match'] === tagOf(join(root, path))
    ? undefined
    : `${path} has been changed since you opened it, in another window or program. ${kept}`
}

async function answer(request: IncomingMessage, root: string, path: string): Promise<Answer> {
  if (!isOwn(request)) return { status: 403, body: 'This folder is for the editor on this machine.' }
  if (path === '') return { status: 200, body: JSON.stringify(list(root)) }
  if (!EDITED.test(path)) return { status: 404, body: `The editor does not keep ${path}.` }
  const file = join(root, path)
  if (request.method === 'GET')
    return existsSync(file)
      ? { status: 200, body: readFileSync(file), tag: tagOf(file) }
      : { status: 404, body: `There is no ${path}.` }
  const refused = conflict(request, root, path)
  if (refused) return { status: 412, body: refused }
  if (request.method === 'DELETE') {
    rmSync(file)
    return { status: 204 }
  }
  const content = request.method === 'PUT' ? await bodyOf(request) : undefined
  if (!content) return { status: 413, body: `${path} is too large for the editor.` }
  write(root, path, content)
  return { status: 200, body: '', tag: tagOf(file) }
}

/** Answers what the page asks of the folder; see `page/folder.ts`. */
export async function serveFolder(request: IncomingMessage, response: ServerResponse, root: string): Promise<void> {
  const path = decodeURIComponent((request.url ?? '').split('?')[0]?.slice(FOLDER.length) ?? '')
  const { status, body, tag } = await answer(request, root, path)
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(tag && { ETag: tag }),
  })
  response.end(body)
}
