import type { Palette, Typefaces } from '@packages/drawings'
import { clampChroma, converter, formatHex, wcagContrast } from 'culori'
import type { Data } from './collections.ts'
import type { TypefaceName } from './schemas/brand.ts'

export type Brand = Data<'brand'>
type Color = keyof Brand['colors']

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The colors of pictures, icons and browsers' bars. */
export const paletteOf = ({ colors }: Brand): Palette => {
  const pairs = Object.entries(colors).map(([name, { light, dark }]) => [kebab(name), [light, dark]])
  return Object.fromEntries(pairs) as Palette
}

/** Colors and corners as the custom properties that components name. */
export const tokensOf = ({ colors, corners }: Brand): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(colors).map(([name, { light, dark }]) => [`color-${kebab(name)}`, `light-dark(${light}, ${dark})`]),
  ),
  'radius-control': `${corners.controls}px`,
  'radius-card': `${corners.cards}px`,
})

/** The name of a typeface as npm has it: `instrument-sans`. */
export const packageOf = (typeface: TypefaceName) => typeface.toLowerCase().replaceAll(' ', '-')

/** The typefaces of pictures. */
export const typefacesOf = ({ typefaces: { display, text } }: Pick<Brand, 'typefaces'>): Typefaces => ({
  display: packageOf(display),
  text: packageOf(text),
})

/** What WCAG 2.2 asks of a color on others: 7:1 for running text (1.4.6), 4.5:1 for other text (1.4.3), 3:1 for marks (1.4.11). */
const pairs: { color: Color; on: Color[]; least: number; as: string }[] = [
  { color: 'ink', on: ['paper', 'surface', 'sand'], least: 7, as: 'running text' },
  { color: 'muted', on: ['paper', 'surface', 'sand'], least: 4.5, as: 'text' },
  { color: 'kiteStrong', on: ['paper', 'surface', 'sand'], least: 4.5, as: 'text' },
  { color: 'river', on: ['paper', 'surface', 'sand'], least: 4.5, as: 'links' },
  { color: 'onKite', on: ['kiteStrong'], least: 4.5, as: 'text on buttons' },
  { color: 'kite', on: ['paper', 'surface', 'sand'], least: 3, as: 'focus and marks' },
]

const listed = new Intl.ListFormat('en')
const toOklch = converter('oklch')
const STEP = 0.0025

/** The color of the same hue whose lightness is nearest and that fits; undefined where none does. */
function nearest(color: string, fits: (color: string) => boolean): string | undefined {
  const given = toOklch(color)
  if (!given) return undefined
  for (let away = STEP; away <= 1; away += STEP)
    for (const lightness of [given.l - away, given.l + away]) {
      if (lightness < 0 || lightness > 1) continue
      const found = formatHex(clampChroma({ ...given, l: lightness }, 'oklch'))
      if (found && fits(found)) return found
    }
  return undefined
}

/** Colors that cannot be told well enough from what they stand on, a sentence each. */
export function* lowContrastColors(file: string, { colors }: Brand) {
  for (const { color, on, least, as } of pairs)
    for (const scheme of ['light', 'dark'] as const) {
      const given = colors[color][scheme]
      const backgrounds = on.map((name) => ({ name, background: colors[name][scheme] }))
      const faint = backgrounds.filter(({ background }) => wcagContrast(given, background) < least)
      if (faint.length === 0) continue
      const suggestion = nearest(given, (other) =>
        backgrounds.every(({ background }) => wcagContrast(other, background) >= least),
      )
      const advice = suggestion
        ? `The nearest color of the same hue that passes is "${suggestion}".`
        : 'No color of this hue passes; change both colors.'
      // Rounded down: 4.497 is not 4.5.
      const ratio = (background: string) => Math.floor(wcagContrast(given, background) * 100) / 100
      const found = faint.map(({ name, background }) => `${ratio(background)}:1 on ${name} "${background}"`)
      yield `${file}: colors > ${color} > ${scheme} is "${given}", ${listed.format(found)}, but needs ${least}:1 as ${as}. ${advice}`
    }
}
