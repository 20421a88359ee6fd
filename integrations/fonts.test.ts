import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readBrand } from '../src/content/brand-files.ts'
import { type TypefaceName, typefaces } from '../src/content/schemas/brand.ts'
import { prepareFonts } from './fonts.ts'

/** Whether a file of type has letters: without them it is smaller. */
async function hasLetters(file: string): Promise<boolean> {
  const font = readFileSync(join(folder, file))
  return (await subsetFont(font, '\u0001', { targetFormat: 'woff2' })).length < font.length
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fonts-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each(Object.keys(typefaces) as TypefaceName[])(
  '%s is installed, has the signs that it is said to have, and stand-ins of its size',
  async (typeface) => {
    const brand = { ...readBrand('.'), typefaces: { display: typeface, text: typeface } }
    const rules = await prepareFonts(folder, brand)
    const files = readdirSync(folder).filter((name) => name.endsWith('.woff2'))
    expect(files).toHaveLength(typefaces[typeface].currency ? 12 : 9)
    for (const file of files) expect(await hasLetters(file), file).toBe(true)
    const adjusted = rules.flatMap((rule) => /size-adjust:([\d.]+)%/.exec(rule)?.[1] ?? []).map(Number)
    expect(adjusted).toHaveLength(6)
    for (const percent of adjusted) expect(Math.abs(percent - 100), rules.join('\n')).toBeLessThan(30)
  },
)
