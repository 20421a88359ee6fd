import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ContentError } from '@packages/content-files'
import { readFiles } from '@packages/content-files/node'
import type { Style } from '@packages/drawings'
import { readFonts } from '@packages/drawings/node'
import { type Brand, paletteOf, typefacesOf } from './brand.ts'
import { collections } from './collections.ts'

const LOGOS = 'content/logo'
/** The file of the logo, from the project's folder. */
export const logoFile = ({ logo }: Brand) => logo.replace(/^\/logo/, LOGOS)

/**
 * The brand for what runs before or after Astro.
 * @throws ContentError with a line for each wrong field
 */
export function readBrand(root: string): Brand {
  const [entry] = readFiles(root, collections.brand)
  if (!entry) throw new Error(`${collections.brand.path} holds one entry.`)
  return entry.data
}

/**
 * The brand's logo as an SVG document.
 * @throws ContentError where there is no such file, or one that does not say how large it is
 */
function readLogo(root: string, brand: Brand): string {
  const file = logoFile(brand)
  const wrong = (expected: string) =>
    new ContentError(`${collections.brand.path}: logo is "${brand.logo}", but must be ${expected}.`)
  if (!existsSync(join(root, file)))
    throw wrong(
      `one of ${readdirSync(join(root, LOGOS))
        .map((name) => `/logo/${name}`)
        .join(', ')}`,
    )
  const [svg] = /<svg\b[\s\S]*<\/svg>/.exec(readFileSync(join(root, file), 'utf8')) ?? []
  if (!svg || !/^<svg\b[^>]*\sviewBox="/.test(svg))
    throw wrong('an SVG file with a viewBox, which says how large it is')
  return svg
}

/**
 * What pictures are drawn with: colors and fonts, and the logo as an SVG document.
 * @throws ContentError where the logo cannot be used
 */
export async function readStyle(root: string, brand = readBrand(root)): Promise<Style & { logo: string }> {
  const logo = readLogo(root, brand)
  return { palette: paletteOf(brand), fonts: await readFonts(typefacesOf(brand)), logo }
}
