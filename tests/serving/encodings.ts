import { expect } from 'vitest'
import { type Check, isPacked } from './check.ts'
import { image, picture, script } from './site.ts'

type Packed = 'br' | 'gzip' | undefined

/** RFC 9110, 12.5.3. What a visitor refuses is not sent; of the rest, what is smallest. */
const accepted: [header: string | undefined, sent: Packed, nginx?: Packed][] = [
  [undefined, undefined],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['deflate, x-br', undefined],
  ['identity', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['br ; q=0.000, gzip;q=0.5', 'gzip'],
  ['gzip;q=0', undefined],
  ['br;q=0, gzip;q=0', undefined],
  ['gzip, identity;q=0', 'gzip'],
  ['*;q=0, gzip', 'gzip'],
  // A star allows anything, what is not packed too. No server here looks behind it.
  ['*', undefined],
  ['br;q=0, *', undefined],
  ['gzip;q=0, *', undefined],
  // Nothing that is there is allowed: the server may say so (406), or send the file as it is.
  ['identity;q=0', undefined],
  ['*;q=0', undefined],
  // nginx's modules know what is refused and what is not, and nothing in between: the order there is theirs.
  ['gzip, br;q=0.2', 'gzip', 'br'],
]

const headersOf = (header: string | undefined): Record<string, string> => (header ? { 'Accept-Encoding': header } : {})

const onPages = (path: string, status: number) =>
  accepted.map(
    ([header, sent, nginx]): Check => ({
      path,
      headers: headersOf(header),
      status,
      is: isPacked(sent),
      ...(nginx && { but: { nginx: { status, is: isPacked(nginx) } } }),
    }),
  )

/** In which packing a file is sent. */
export const encodings: Check[] = [
  ...onPages('/about', 200),
  ...onPages('/nowhere', 404),
  { path: '/', headers: headersOf('gzip, br'), status: 200, is: isPacked('br') },
  { path: '/blog/nowhere', headers: headersOf('br;q=0, gzip'), status: 404, is: isPacked('gzip') },
  { path: script, headers: headersOf('gzip, br'), status: 200, is: isPacked('br') },
  { path: script, headers: headersOf('br;q=0, gzip'), status: 200, is: isPacked('gzip') },
  { path: picture, headers: headersOf('gzip'), status: 200, is: isPacked('gzip') },
  // What is packed by itself has no twin.
  {
    path: image,
    headers: headersOf('gzip, br'),
    status: 200,
    is: ({ headers }) => expect(headers['content-encoding']).toBeUndefined(),
  },
  // A proxy in between, which nginx would send nothing packed to by itself.
  { path: '/about', headers: { ...headersOf('gzip'), Via: '1.1 proxy' }, status: 200, is: isPacked('gzip') },
]
