import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import { plainFont, tablesOf } from './woff.ts'

const require = createRequire(import.meta.url)

/**
 * One static file of a family, unpacked. The editor's preview draws in a browser and has its own way to the files.
 * @param name family, subset and weight, such as `instrument-sans-latin-400`
 */
export function fontFile(name: string): Uint8Array<ArrayBuffer> {
  const family = name.replace(/-latin.*/, '')
  const woff = new Uint8Array(readFileSync(require.resolve(`@fontsource/${family}/files/${name}-normal.woff`)))
  return plainFont(
    woff,
    tablesOf(woff).map(({ bytes, packed }) => (packed ? inflateSync(bytes) : bytes)),
  )
}
