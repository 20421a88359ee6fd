import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import type { Font } from 'opentype.js'
import { findKerning } from './kerning.ts'

const require = createRequire(import.meta.url)

/**
 * One file of a family, and its GPOS table. The editor's preview draws in a browser and has its own way to the files.
 * @param name family, subset and weight, such as `instrument-sans latin 400`
 */
export function openFont(name: string): { font: Font; gpos: DataView | undefined } {
  const [family, subset, weight] = name.split(' ')
  const file = readFileSync(require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`))
  const woff = new Uint8Array(file)
  // `require` because the package's ES module is reachable by bundlers only, and its CommonJS build by Node only.
  const { parse } = require('opentype.js') as typeof import('opentype.js')
  const found = findKerning(new DataView(woff.buffer))
  const table = found?.packed ? new Uint8Array(inflateSync(found.bytes)) : found?.bytes
  return { font: parse(woff.buffer), gpos: table && new DataView(table.buffer, table.byteOffset, table.byteLength) }
}
