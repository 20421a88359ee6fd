import { expect, test } from 'vitest'
import { acceptedEncoding } from './accepted-encoding.ts'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['deflate, gzip', 'gzip'],
  ['BR', 'br'],
  ['x-br, brotli', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['br ; q=0.000, gzip;q=0.5', 'gzip'],
  ['gzip;q=0', undefined],
  ['gzip;q=1, br;q=0.2', 'gzip'],
  ['identity, br;q=0.5', undefined],
  ['gzip, identity;q=0', 'gzip'],
  ['*', undefined],
  ['br;q=0, *', undefined],
  ['gzip;q=0, *;q=0.5', undefined],
  ['*;q=0, gzip', 'gzip'],
])('to Accept-Encoding: %s goes %s', (accepted, sent) => {
  expect(acceptedEncoding(accepted)).toBe(sent)
})
