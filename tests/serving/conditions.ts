import { expect } from 'vitest'
import type { Answer } from './ask.ts'
import { ARTICLE_MISSING, type Check, isNotFound, PAGE_MISSING, type ServerName } from './check.ts'

/** A second question for the same file, made from the first answer. */
export type Condition = {
  name: string
  method?: string
  headers: (first: Answer) => Record<string, string>
  status: number
  but?: Partial<Record<ServerName, number>>
}

const tagOf = ({ headers }: Answer) => String(headers.etag)
const bareTagOf = (first: Answer) => tagOf(first).replace(/^W\//, '')
const dateOf = ({ headers }: Answer) => String(headers['last-modified'])
const LONG_AGO = 'Sat, 01 Jan 2000 00:00:00 GMT'
const NOT_YET = 'Fri, 01 Jan 2100 00:00:00 GMT'

/** RFC 9110, 13: for every file, in every packing. */
export const conditions: Condition[] = [
  { name: 'its tag', headers: (first) => ({ 'If-None-Match': tagOf(first) }), status: 304 },
  { name: 'its tag as a strong one', headers: (first) => ({ 'If-None-Match': bareTagOf(first) }), status: 304 },
  { name: 'its tag as a weak one', headers: (first) => ({ 'If-None-Match': `W/${bareTagOf(first)}` }), status: 304 },
  { name: 'a list of tags', headers: (first) => ({ 'If-None-Match': `"a", W/"b",${tagOf(first)}` }), status: 304 },
  { name: 'a list without it', headers: () => ({ 'If-None-Match': '"a", W/"b"' }), status: 200 },
  { name: 'any tag', headers: () => ({ 'If-None-Match': '*' }), status: 304 },
  { name: 'its date', headers: (first) => ({ 'If-Modified-Since': dateOf(first) }), status: 304 },
  { name: 'a later date', headers: () => ({ 'If-Modified-Since': NOT_YET }), status: 304 },
  { name: 'an earlier date', headers: () => ({ 'If-Modified-Since': LONG_AGO }), status: 200 },
  { name: 'no date', headers: () => ({ 'If-Modified-Since': 'yesterday' }), status: 200 },
  {
    name: 'its date and another tag, which counts more',
    headers: (first) => ({ 'If-None-Match': '"a"', 'If-Modified-Since': dateOf(first) }),
    status: 200,
  },
  { name: 'its tag, HEAD', method: 'HEAD', headers: (first) => ({ 'If-None-Match': tagOf(first) }), status: 304 },
  { name: 'whatever there is', headers: () => ({ 'If-Match': '*' }), status: 200 },
  { name: 'what there is not', headers: () => ({ 'If-Match': '"a"' }), status: 412 },
]

/** RFC 9110, 14: for a file as it is. Of a packed one, nginx sends the whole, as any server may. */
export const ranges: Condition[] = [
  { name: 'ten bytes', headers: () => ({ Range: 'bytes=5-14' }), status: 206 },
  { name: 'bytes after the end', headers: () => ({ Range: 'bytes=99999999-' }), status: 416 },
  {
    name: 'ten bytes of the same date',
    headers: (first) => ({ Range: 'bytes=5-14', 'If-Range': dateOf(first) }),
    status: 206,
  },
  {
    name: 'ten bytes of the same tag',
    headers: (first) => ({ Range: 'bytes=5-14', 'If-Range': tagOf(first) }),
    status: 206,
    // The tags of npm start are weak, and a weak one does not do for a part.
    but: { 'npm start': 200 },
  },
  { name: 'ten bytes of another', headers: () => ({ Range: 'bytes=5-14', 'If-Range': '"a"' }), status: 200 },
]

/** What has to be so of a second answer, by its status. */
export function expectAgrees(first: Answer, { status, headers, body }: Answer, method = 'GET') {
  for (const name of ['etag', 'vary', 'cache-control'])
    if (status < 400) expect(headers[name], name).toBe(first.headers[name])
  if (status === 304) expect(body).toBe('')
  if (status === 200 && method === 'GET') expect(body).toBe(first.body)
  if (status === 206) expect(body).toBe(first.body.slice(5, 15))
  if (status === 206) expect(headers['content-range']).toBe(`bytes 5-14/${first.bytes}`)
  if (status === 416) expect(headers['content-range']).toBe(`bytes */${first.bytes}`)
}

const onNothing: Record<string, string>[] = [
  { 'If-None-Match': '*' },
  { 'If-Modified-Since': NOT_YET },
  { 'If-Match': '"a"' },
  { Range: 'bytes=0-9' },
]

/** Conditions and ranges are about what is there, so a page for what is not is sent whole and always. */
export const conditionsOnNothing: Check[] = onNothing.flatMap((headers) => [
  { path: '/nowhere', headers, status: 404, is: isNotFound(PAGE_MISSING) },
  { path: '/blog/nowhere', headers, status: 404, is: isNotFound(ARTICLE_MISSING) },
])
