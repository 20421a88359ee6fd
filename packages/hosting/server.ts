import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream'
import { send } from '@fastify/send'
import type { RawSettings } from '../../integrations/settings/schema.ts'
import { acceptedEncoding, type Packing, packings } from './accepted-encoding.ts'
import { readBuiltSite } from './built-site.ts'
import {
  ARTICLE_NOT_FOUND,
  ASK_AGAIN,
  addressForms,
  cachingOf,
  contentTypes,
  FILE_NAME,
  HIDDEN,
  METHODS,
  NO_SUCH_FILE,
  NOT_FOUND,
  NOT_FOUND_ITSELF,
  notFoundPage,
  ownHeaders,
  securityHeaders,
} from './rules.ts'

type Page = Record<Packing | 'plain', Buffer>

/**
 * A page that answers for others, kept ready: reading it could fail while a new build replaces the folder.
 * @throws Error with a sentence where it is not there
 */
function readPage(folder: string, file: string): Page {
  const read = (end: string) => {
    try {
      return readFileSync(join(folder, file + end))
    } catch {
      throw new Error(`${file}${end} is missing in ${folder}, so the build did not come to its end. Run npm run build.`)
    }
  }
  return { plain: read(''), br: read(packings.br), gzip: read(packings.gzip) }
}

const acceptedBy = ({ headers }: IncomingMessage) => acceptedEncoding(headers['accept-encoding'])

/** Whole and always: a condition or a range in the request is about what is not there. */
function sendPage(request: IncomingMessage, response: ServerResponse, page: Page, status: number) {
  const encoding = acceptedBy(request)
  const body = page[encoding ?? 'plain']
  response.setHeader('Content-Type', contentTypes.html ?? '')
  response.setHeader('Content-Length', body.length)
  response.setHeader('Cache-Control', ASK_AGAIN)
  response.setHeader('Vary', 'Accept-Encoding')
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : body)
}

function sendText(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'Content-Type': contentTypes.txt ?? '', 'Cache-Control': ASK_AGAIN, ...headers })
  response.end(`${text}\n`)
}

/** Opens a file in the packing that is accepted and there, or as it is. */
async function openFile(request: IncomingMessage, folder: string, path: string) {
  const open = (end: string) =>
    send(request, encodeURI(path + end), {
      root: folder,
      index: false,
      dotfiles: 'allow',
      cacheControl: false,
      contentType: false,
    })
  const encoding = acceptedBy(request)
  const packed = encoding && (await open(packings[encoding]))
  return packed && packed.statusCode !== 404 ? { answer: packed, encoding } : { answer: await open('') }
}

/** @returns whether the file is there */
async function sendFile(request: IncomingMessage, response: ServerResponse, folder: string, path: string) {
  // A file's tags are weak here, and only a strong one may ask for the rest of a file (RFC 9110, 13.1.5).
  if (request.headers['if-range']?.includes('"')) delete request.headers.range
  const { answer, encoding } = await openFile(request, folder, path)
  const { type, statusCode: status, headers } = answer
  if (type === 'directory' || status === 400 || status === 403 || status === 404) return false
  response.setHeader('Vary', 'Accept-Encoding')
  if (type === 'error') {
    const range = headers['Content-Range']
    sendText(response, status, `${STATUS_CODES[status]}.`, range ? { 'Content-Range': range } : {})
    return true
  }
  response.setHeader('Cache-Control', cachingOf(path))
  if (status !== 304) {
    response.setHeader('Content-Type', contentTypes[extname(path).slice(1)] ?? 'application/octet-stream')
    if (encoding) response.setHeader('Content-Encoding', encoding)
  }
  response.writeHead(status, headers)
  // The visitor may be gone by now.
  if (response.destroyed) answer.stream.destroy()
  else pipeline(answer.stream, response, () => {})
  return true
}

/** The path of a request, decoded; undefined where it is malformed. */
function pathOf(request: IncomingMessage): { path: string; query: string } | undefined {
  const [raw = '/', ...rest] = (request.url ?? '/').split('?')
  try {
    const path = decodeURIComponent(raw)
    return path.startsWith('/') && !path.includes('\0')
      ? { path, query: rest.length > 0 ? `?${rest.join('?')}` : '' }
      : undefined
  } catch {
    return undefined
  }
}

/**
 * A server for the built site that answers as a production host would.
 * @param folder the finished site
 * @throws Error with a sentence where no built site is there
 */
export function createSiteServer(folder: string, settings: RawSettings): Server {
  const headers = Object.entries(securityHeaders(settings))
  const special = new Map(ownHeaders(settings).map(({ page, headers: own }) => [page, Object.entries(own)]))
  const site = readBuiltSite(folder)
  const pages = new Set(site.pages)
  const general = readPage(folder, NOT_FOUND)
  const ofBlog = readPage(folder, ARTICLE_NOT_FOUND)
  const forms = addressForms(site).map(({ pattern, address }) => ({ pattern: new RegExp(pattern, 'i'), address }))
  const fileName = new RegExp(FILE_NAME, 'i')
  const hidden = new RegExp(HIDDEN, 'i')
  const notFoundItself = new RegExp(NOT_FOUND_ITSELF, 'i')

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    if (!METHODS.includes(request.method ?? ''))
      return sendText(response, 405, 'This site is for reading.', { Allow: METHODS.join(', ') })
    const asked = pathOf(request)
    if (!asked) return sendPage(request, response, general, 400)
    const { path, query } = asked
    const agreed = forms.find(({ pattern }) => pattern.test(path))?.address
    if (agreed && agreed !== path) return sendText(response, 301, 'Moved.', { Location: agreed + query })
    for (const [name, value] of special.get(path) ?? []) response.setHeader(name, value)
    const named = fileName.test(path) && !notFoundItself.test(path)
    const file = pages.has(path) ? `${path === '/' ? '/index' : path}.html` : named && !hidden.test(path) && path
    if (file && (await sendFile(request, response, folder, file))) return
    if (named) return sendText(response, 404, NO_SUCH_FILE)
    sendPage(request, response, notFoundPage(path) === NOT_FOUND ? general : ofBlog, 404)
  }

  return createServer((request, response) => {
    answer(request, response).catch((error) => {
      console.error(error)
      response.destroy()
    })
  })
}
