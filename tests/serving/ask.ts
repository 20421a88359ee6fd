import { type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** `body` is decoded, `bytes` is what was sent. */
export type Answer = { status: number; headers: IncomingHttpHeaders; body: string; bytes: number }
export type Question = { method?: string; headers?: Record<string, string> }

const TIMEOUT = 10_000

/** Asks a server on loopback for exactly this target: not normalized, not following redirects. */
export function ask(port: number, target: string, { method = 'GET', headers = {} }: Question = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: target, method, headers, agent: false, timeout: TIMEOUT })
    asked.on('timeout', () => asked.destroy(new Error(`No answer to ${method} ${target} within ${TIMEOUT / 1000} s.`)))
    asked.on('error', reject)
    asked.on('response', async (response) => {
      const raw = Buffer.concat(await response.toArray())
      const encoding = raw.length > 0 ? response.headers['content-encoding'] : undefined
      const body = encoding === 'br' ? brotliDecompressSync(raw) : encoding === 'gzip' ? gunzipSync(raw) : raw
      const { statusCode: status = 0, headers } = response
      resolve({ status, headers, body: body.toString('utf8'), bytes: raw.length })
    })
    asked.end()
  })
}
