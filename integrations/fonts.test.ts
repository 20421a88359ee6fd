import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readBrand } from '../src/content/brand-files.ts'
import { type TypefaceName, typefaces } from '../src/content/schemas/brand.ts'
import { prepareFonts } from './fonts.ts'

/** More than a file of type without letters has. */
const EMPTY_BYTES = 600

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fonts-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each(Object.keys(typefaces) as TypefaceName[])(
  '%s is installed, has the signs that it is said to have, and stand-ins of its size',
  async (typeface) => {
    const brand = { ...readBrand('.'), typefaces: { display: typeface, text: typeface } }
    const rules = await prepareFonts('.', folder, brand)
    const files = readdirSync(folder).filter((name) => name.endsWith('.woff2'))
    expect(files).toHaveLength(typefaces[typeface].currency ? 12 : 9)
    expect(files.filter((name) => statSync(join(folder, name)).size < EMPTY_BYTES)).toEqual([])
    const adjusted = rules.flatMap((rule) => /size-adjust:([\d.]+)%/.exec(rule)?.[1] ?? []).map(Number)
    expect(adjusted).toHaveLength(6)
    for (const percent of adjusted) expect(Math.abs(percent - 100), rules.join('\n')).toBeLessThan(30)
  },
)
