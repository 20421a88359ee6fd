import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createSiteServer } from '../packages/hosting/index.ts'
import { test as base } from './site.ts'

/** The second build of the browser tests: the site with everything switched on that is off by default. */
export const DELIVERING_BUILD = join(import.meta.dirname, '../.cache/delivering')

/** The endpoint's port stands in the build, so it is settled beforehand. */
const ENDPOINT_PORT = Number(process.env.E2E_PORT ?? 3210) + 1000

export const DELIVERING_SETTINGS = {
  CONTACT_ENDPOINT: `http://localhost:${ENDPOINT_PORT}/contact`,
  CONTACT_EXTRA: 'access_key=public-key',
  NEWSLETTER_ENDPOINT: `http://localhost:${ENDPOINT_PORT}/newsletter`,
  NEWSLETTER_FORMAT: 'form',
  NEWSLETTER_FIELDS: 'email=address,leaveEmpty=_gotcha',
  NEWSLETTER_EXTRA: 'list=monthly',
  ANALYTICS_PROVIDER: 'goatcounter',
  ANALYTICS_SITE: 'studio',
  ANALYTICS_SCRIPT: 'https://counts.example/count.js',
}

type Post = { path: string; headers: IncomingHttpHeaders; body: string }
type Answer = { status: number; headers?: Record<string, string>; body?: unknown } | 'hang'

/** An HTTP server that takes posts from other origins, records them, and gives the answer that a test sets. */
type Endpoint = { posts: Post[]; answer: Answer }

const allow = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'content-type',
  'Access-Control-Expose-Headers': 'Retry-After',
}

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => server.on('error', reject).listen(port, resolve))
const close = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

function createEndpoint(endpoint: Endpoint): Server {
  return createServer((request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, allow).end()
    let body = ''
    // A character of several bytes can be split between chunks.
    request.setEncoding('utf8')
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      endpoint.posts.push({ path: request.url ?? '', headers: request.headers, body })
      if (endpoint.answer === 'hang') return
      const { status, headers, body: answer = {} } = endpoint.answer
      response.writeHead(status, { ...allow, 'Content-Type': 'application/json', ...headers })
      response.end(JSON.stringify(answer))
    })
  })
}

/** The site as an owner runs it who has endpoints and analytics. */
export const test = base.extend<{ endpoint: Endpoint }, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured
    async ({}, use) => {
      const server = createSiteServer(DELIVERING_BUILD)
      await listen(server, 0)
      await use(`http://localhost:${(server.address() as AddressInfo).port}`)
      await close(server)
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site),
  // The provider is out of reach unless a test plays it, and the browser says so.
  allowedErrors: [[/counts\.example/], { scope: 'test' }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured
  endpoint: async ({}, use) => {
    const endpoint: Endpoint = { posts: [], answer: { status: 200 } }
    const server = createEndpoint(endpoint)
    await listen(server, ENDPOINT_PORT)
    await use(endpoint)
    await close(server)
  },
})

/** The browser reports every answer but 2xx and every broken connection by itself. */
export const NETWORK_NOISE = [/Failed to load resource/]
