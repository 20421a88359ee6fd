import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import sirv from 'sirv'
import type { RawSettings } from '../integrations/settings/schema.ts'
import { readBuiltSite } from '../integrations/hosting/built-site.ts'
import {
  ARTICLE_NOT_FOUND,
  ASK_AGAIN,
  addressForms,
  articleBehindCategory,
  cachingOf,
  contentTypes,
  FILE_NAME,
  HIDDEN,
  LIST_FOLDER,
  METHODS,
  NO_SUCH_FILE,
  NOT_FOUND,
  NOT_FOUND_ITSELF,
  notFoundPage,
  securityHeaders,
} from '../integrations/hosting/rules.ts'

type Page = { plain: Buffer; br: Buffer; gzip: Buffer }

/**
 * A page that answers for others, kept ready: reading it could fail while a new build replaces the folder.
 * @throws Error with a sentence where it is not there
 */
function readPage(folder: string, file: string): Page {
  const read = (suffix: string) => {
    try {
      return readFileSync(join(folder, file + suffix))
    } catch {
      throw new Error(
        `${file}${suffix} is missing in ${folder}, so the build did not come to its end. Run npm run build.`,
      )
    }
  }
  return { plain: read(''), br: read('.br'), gzip: read('.gz') }
}

function sendPage(request: IncomingMessage, response: ServerResponse, page: Page, status: number) {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Cache-Control', ASK_AGAIN)
  response.setHeader('Vary', 'Accept-Encoding')
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.writeHead(status)
  response.end(request.method === 'HEAD' ? undefined : page[encoding ?? 'plain'])
}

function sendText(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': ASK_AGAIN, ...headers })
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
 * @throws Error with a sentence where no built site is there
 */
export function createSiteServer(folder: string, settings: RawSettings): Server {
  const headers = Object.entries(securityHeaders(settings))
  const site = readBuiltSite(folder)
  const pages = new Set(site.pages)
  const general = readPage(folder, NOT_FOUND)
  const ofBlog = readPage(folder, ARTICLE_NOT_FOUND)
  const forms = addressForms(site).map(({ pattern, address }) => ({ pattern: new RegExp(pattern, 'i'), address }))
  const article = new RegExp(articleBehindCategory(site, ''))
  const articleData = new RegExp(articleBehindCategory(site, '.data'))
  const fileName = new RegExp(FILE_NAME, 'i')
  const hidden = new RegExp(`${HIDDEN}|${NOT_FOUND_ITSELF}`, 'i')
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      const type = contentTypes[extname(path).slice(1)]
      if (type) response.setHeader('Content-Type', type)
    },
  })

  const agreedAddress = (path: string) => {
    const form = forms.find(({ pattern }) => pattern.test(path))
    return form?.address ? path.replace(form.pattern, form.address) : undefined
  }

  return createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    if (!METHODS.includes(request.method ?? ''))
      return sendText(response, 405, 'This site is for reading.', { Allow: METHODS.join(', ') })
    const asked = pathOf(request)
    if (!asked) return sendPage(request, response, general, 400)
    const { path, query } = asked
    const agreed = agreedAddress(path)
    if (agreed !== undefined && agreed !== path) return sendText(response, 301, 'Moved.', { Location: agreed + query })
    const missing = () =>
      fileName.test(path)
        ? sendText(response, 404, NO_SUCH_FILE)
        : sendPage(request, response, notFoundPage(path) === NOT_FOUND ? general : ofBlog, 404)
    if (hidden.test(path)) return missing()
    const own = pages.has(path.replace(/\.data$/, '')) || path.startsWith(LIST_FOLDER)
    const behind = own ? null : (article.exec(path) ?? articleData.exec(path))
    if (behind) request.url = `/blog/${behind[1]}`
    else if (!pages.has(path) && !fileName.test(path)) return missing()
    // Said here and not in `setHeaders`, so that a 304 says it too.
    response.setHeader('Cache-Control', cachingOf(path))
    files(request, response, missing)
  })
}
