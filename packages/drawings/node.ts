import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { convert } from 'fontverter'
import { type Fonts, loadFonts, type Typefaces } from './fonts.ts'

const require = createRequire(import.meta.url)

/**
 * One of `fontNames` in the TrueType format, from the packages of Fontsource, whose `exports` offer their files.
 * @param name family, subset and weight, such as `instrument-sans-latin-400`
 */
export async function readFont(name: string): Promise<Uint8Array> {
  const family = name.replace(/-latin.*/, '')
  return convert(await readFile(require.resolve(`@fontsource/${family}/files/${name}-normal.woff`)), 'sfnt')
}

const loaded = new Map<string, Promise<Fonts>>()

/** The fonts of two families, read once. */
export function readFonts(typefaces: Typefaces): Promise<Fonts> {
  const key = JSON.stringify(typefaces)
  const fonts = loaded.get(key) ?? loadFonts(typefaces, readFont)
  loaded.set(key, fonts)
  return fonts
}
