import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import type { RawSettings } from '../../app/lib/settings/schema.ts'
import { articleBehindCategory, cachingOf, canonicalPath, isFileName, notFoundPages, securityHeaders } from './rules.ts'

function sendPage(request: IncomingMessage, response: ServerResponse, folder: string, file: string, status: number) {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const [suffix, encoding] = /\bbr\b/.test(accepted)
    ? ['.br', 'br']
    : /\bgzip\b/.test(accepted)
      ? ['.gz', 'gzip']
      : ['', undefined]
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Cache-Control', 'no-cache')
  response.setHeader('Vary', 'Accept-Encoding')
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.writeHead(status)
  response.end(request.method === 'HEAD' ? undefined : readFileSync(join(folder, file + suffix)))
}

function sendText(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache', ...headers })
  response.end(`${text}\n`)
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
 */
export function createSiteServer(folder: string, settings: RawSettings): Server {
  const headers = Object.entries(securityHeaders(settings))
  const hasPage = (path: string) => existsSync(join(folder, path === '/' ? 'index.html' : `${path}.html`))
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path) => response.setHeader('Cache-Control', cachingOf(path)),
  })

  return createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(response, 405, 'This site is for reading.', { Allow: 'GET, HEAD' })
    const address = pathOf(request)
    if (!address) return sendPage(request, response, folder, '/404.html', 400)
    const { path, query } = address
    const canonical = canonicalPath(path)
    const missing = () => {
      if (isFileName(path)) return sendText(response, 404, 'There is no such file.')
      const page = notFoundPages.find(
        ({ folder: start, file }) => path.startsWith(start) && existsSync(join(folder, file)),
      )
      sendPage(request, response, folder, page?.file ?? '/404.html', 404)
    }
    if (canonical !== path && hasPage(canonical))
      return sendText(response, 301, 'Moved.', { Location: encodeURI(canonical) + query })
    if (canonical === '/404' || canonical === '/blog/404') return missing()
    const article = articleBehindCategory(path)
    if (article && !hasPage(path) && hasPage(article) && !isFileName(path)) request.url = encodeURI(article)
    files(request, response, missing)
  })
}
