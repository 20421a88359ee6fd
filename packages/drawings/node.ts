import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { convert } from 'fontverter'
import { type Fonts, loadFonts } from './fonts.ts'

const require = createRequire(import.meta.url)

/**
 * One of `fontNames` in the TrueType format, from the packages of Fontsource, whose `exports` offer their files.
 * @param name family, subset and weight, such as `instrument-sans-latin-400`
 */
export async function readFont(name: string): Promise<Uint8Array> {
  const family = name.replace(/-latin.*/, '')
  return convert(await readFile(require.resolve(`@fontsource/${family}/files/${name}-normal.woff`)), 'sfnt')
}

let fonts: Promise<Fonts> | undefined

/** All fonts, read once. */
export function readFonts(): Promise<Fonts> {
  fonts ??= loadFonts(readFont)
  return fonts
}
