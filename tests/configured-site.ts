import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createSiteServer } from '../packages/hosting/index.ts'
import type { Data } from '../src/content/collections.ts'
import { test as base } from './site.ts'

/** A second build for the browser tests, with form endpoints, an announcement and analytics. */
export const CONFIGURED_BUILD = join(import.meta.dirname, '../.cache/configured-site')

/** The endpoint's address is baked into the build, so its port is fixed. */
const ENDPOINT_PORT = Number(process.env.E2E_PORT ?? 3210) + 1000

/** Merged over `content/site.yaml` for this build. */
export const CONFIGURED_SITE = {
  contactForm: {
    endpoint: `http://localhost:${ENDPOINT_PORT}/contact`,
    format: 'json',
    extra: [{ name: 'access_key', value: 'public-key' }],
  },
  newsletterForm: {
    endpoint: `http://localhost:${ENDPOINT_PORT}/newsletter`,
    format: 'form',
    fieldNames: [
      { field: 'email', name: 'address' },
      { field: 'leaveEmpty', name: '_gotcha' },
    ],
    extra: [{ name: 'list', value: 'monthly' }],
  },
  announcement: { text: 'New: plans for bakeries.', link: '/packages', lastDay: '2999-12-31' },
  analytics: { provider: 'goatcounter', site: 'studio', script: 'https://counts.example/count.js' },
} satisfies Partial<Data<'site'>>

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

/** Playwright's test, run against that build. */
export const test = base.extend<{ endpoint: Endpoint }, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured
    async ({}, use) => {
      const server = createSiteServer(CONFIGURED_BUILD)
      await listen(server, 0)
      await use(`http://localhost:${(server.address() as AddressInfo).port}`)
      await close(server)
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site),
  // Unless a test mocks the provider, its script fails to load, and the browser logs that.
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
