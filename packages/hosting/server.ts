import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream'
import { send } from '@fastify/send'
import { acceptedEncoding, encodings } from './encodings.ts'
import type { Hosting } from './hosting.ts'
import * as rules from './hosting.ts'
import { HOSTING_FILE } from './write-host-files.ts'

/** Conditions and ranges are about a file that is there; a not-found page is always sent whole. */
const CONDITIONS = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'if-range', 'range']

const matches = (pattern: string, path: string) => new RegExp(pattern).test(path)

function contentType(path: string): string {
  if (matches(rules.FILE_EXTENSION_PATTERN, path))
    return rules.contentTypes[extname(path).slice(1).toLowerCase()] ?? 'application/octet-stream'
  return matches(rules.APPLE_FILE_PATTERN, path) ? rules.APPLE_FILE_TYPE : rules.TYPE_WITHOUT_EXTENSION
}

/** Opens the first of these files that is there, in an encoding that is accepted and there, or as it is. */
async function openFile(request: IncomingMessage, root: string, paths: string[]) {
  const accepted = acceptedEncoding(request.headers['accept-encoding'])
  const options = { root, index: false, dotfiles: 'allow', cacheControl: false, contentType: false } as const
  for (const path of paths)
    for (const encoding of accepted ? [accepted, undefined] : [undefined]) {
      const file = await send(request, path + (encoding ? encodings[encoding] : ''), options)
      if (file.type === 'file' || file.statusCode === 412 || file.statusCode === 416) return { ...file, path, encoding }
    }
  return undefined
}
type OpenFile = NonNullable<Awaited<ReturnType<typeof openFile>>>

function sendText(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'Content-Type': rules.TYPE_WITHOUT_EXTENSION, ...headers }).end(`${text}\n`)
}

function sendFile(response: ServerResponse, file: OpenFile, status: number, headers: Record<string, string>) {
  if (status !== 304) {
    response.setHeader('Content-Type', contentType(file.path))
    if (file.encoding) response.setHeader('Content-Encoding', file.encoding)
  }
  response.writeHead(status, { ...headers, Vary: 'Accept-Encoding' })
  // The visitor may be gone by now.
  if (response.destroyed) file.stream.destroy()
  else pipeline(file.stream, response, () => {})
}

async function answer(request: IncomingMessage, response: ServerResponse, root: string, hosting: Hosting) {
  const { method = '', headers } = request
  for (const [name, value] of Object.entries(hosting.headers)) response.setHeader(name, value)
  if (method === 'OPTIONS')
    return response.writeHead(204, { Allow: rules.ALLOWED_METHODS, 'Access-Control-Allow-Headers': '*' }).end()
  if (method !== 'GET' && method !== 'HEAD')
    return sendText(response, 405, 'Method not allowed.', { Allow: rules.ALLOWED_METHODS })

  // A proxy may send the whole address.
  const target = (request.url ?? '').replace(/^https?:\/\/[^/?]+/i, '').replace(/^(?!\/)/, '/')
  const location = rules.firstMatch(rules.redirectPatterns(hosting), target)
  if (location) return sendText(response, 301, 'Moved.', { Location: location })

  const encodedPath = target.replace(/\?.*/s, '')
  const path = decode(encodedPath)
  const isHidden = path === '' || matches(rules.hiddenPattern(hosting), path)
  // The tags of files are weak here, and only a strong one may ask for the rest of a file (RFC 9110, 13.1.5).
  if (headers['if-range']?.includes('"')) delete headers.range
  const paths = path === '/' ? ['/index.html'] : [encodedPath, `${encodedPath}.html`]
  const file = isHidden ? undefined : await openFile(request, root, paths)
  if (file?.type === 'error') {
    const range = file.headers['Content-Range']
    return sendText(
      response,
      file.statusCode,
      `${STATUS_CODES[file.statusCode]}.`,
      range ? { 'Content-Range': range } : {},
    )
  }
  if (file) {
    for (const override of hosting.headerOverrides)
      if (matches(`^${rules.overridePattern(override.path)}$`, path))
        for (const [name, value] of Object.entries(override.headers)) response.setHeader(name, value)
    return sendFile(response, file, file.statusCode, file.headers)
  }

  if (matches(rules.FILE_EXTENSION_PATTERN, path)) return sendText(response, 404, rules.NO_SUCH_FILE)
  for (const name of CONDITIONS) delete headers[name]
  const page = rules.firstMatch(rules.notFoundPatterns(hosting), target) ?? rules.NOT_FOUND
  const notFound = await openFile(request, root, [page])
  if (!notFound) return sendText(response, 404, rules.NO_SUCH_FILE)
  sendFile(response, notFound, 404, { 'Content-Length': notFound.headers['Content-Length'] ?? '' })
}

/** @returns an empty text for a malformed path */
function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}

/**
 * A server for the built site that answers as a production host would.
 * @param build the folder that holds `client`, the site, and `deploy`
 * @throws Error with a sentence where no built site is there
 */
export function createSiteServer(build: string): Server {
  const file = join(build, HOSTING_FILE)
  if (!existsSync(file)) throw new Error(`There is no built site in ${build}. Run npm run build first.`)
  const hosting: Hosting = JSON.parse(readFileSync(file, 'utf8'))
  return createServer((request, response) => {
    answer(request, response, join(build, 'client'), hosting).catch((error) => {
      console.error(error)
      response.destroy()
    })
  })
}
